/** What the browser shows of Veillée without a network: a page that says so. */

const CACHE = "veillee-offline-1";
const OFFLINE = ["/offline.html", "/offline.css", "/candle.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(OFFLINE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const page = request.mode === "navigate" && !pathname.startsWith("/api/");
  if (page) event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
