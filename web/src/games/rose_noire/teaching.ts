import type { Teaching } from "../../lib/skin";
import { LESSON } from "./lesson";
import { TIPS } from "./tips";

export const teaching: Teaching = { tips: TIPS, lesson: LESSON };
