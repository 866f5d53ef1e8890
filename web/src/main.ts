import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/hall.css";
import "./styles/card.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
