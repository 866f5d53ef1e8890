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

// A page without a network says so; where a browser cannot keep one, nothing is lost.
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
