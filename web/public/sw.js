/** What the browser shows of Veillée without a network (a page that says so), and without a page: that a table of days waits. */

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

/** What a push says: see `message` in `veillee/server/push.py`. A browser wants every push to be seen. */
self.addEventListener("push", (event) => {
  const { title = "Veillée", body = "", lang = "", tag = "veillee", url = "/" } = event.data?.json() ?? {};
  const look = { body, lang, tag, renotify: true, icon: "/candle-192.png", data: { url } };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(new URL(event.notification.data.url, self.location.origin)));
});

/** The table's own page, if one is open; else a new one. */
async function goTo({ href, pathname }) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === pathname);
  return there ? there.focus() : self.clients.openWindow(href);
}
