import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/hall.css";
import "./styles/card.css";
import App from "./App.svelte";

// A part of the client that is no longer there: the server has a newer one.
addEventListener("vite:preloadError", () => location.reload());

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
