/**
 * Lets the client open offline. It caches the built files and nothing that a person has read: that is stored by the
 * page (`src/lib/offline`) and deleted on signing out. Bundled separately (`web/offline-worker.ts`).
 */
import { openPage, showPush } from "./push.ts";
import type { Push } from "./push.ts";
import { PASSED, wayOf } from "./ways.ts";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: the files of the shell, and a name that changes with any of them. */
declare const SHELL: { readonly version: string; readonly files: readonly string[] };

// Referenced once: the build inserts the whole value wherever it is mentioned.
const { version, files } = SHELL;
const PREFIX = "callboard.shell.";
const CACHE = PREFIX + version;
/** Without a response by then, a cached page is shown instead. */
const TIMEOUT_MS = 6_000;

/** Files fetched at once: the open page fetches too. */
const AT_ONCE = 6;

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (let first = 0; first < files.length; first += AT_ONCE)
    await cache.addAll(files.slice(first, first + AT_ONCE));
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The network's response, or what is cached under `path` if there is none. */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept === undefined) return fetch(request);
  return Promise.race([
    fetch(request).catch(() => kept),
    new Promise<Response>((resolve) => setTimeout(() => resolve(kept), TIMEOUT_MS)),
  ]);
}

/** Names of assets contain their hash: what was cached once stays valid. */
async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
  const passed = PASSED.map((urlPattern) => ({ condition: { urlPattern }, source: "network" }));
  // Pictures and graph requests would wait for the worker to start. Not every browser supports this, and the types
  // lack it.
  (event as ExtendableEvent & { readonly addRoutes?: (routes: typeof passed) => Promise<void> })
    .addRoutes?.(passed)
    .catch(() => undefined);
});
self.addEventListener("activate", (event) => event.waitUntil(dropOlder()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, self.location.origin, files);
  if (way === "page") event.respondWith(networkFirst(request, "/"));
  if (way === "shell") event.respondWith(networkFirst(request, new URL(request.url).pathname));
  if (way === "asset") event.respondWith(keptFirst(request));
});

/**
 * A page asks the waiting worker to take over: unconditionally (`asked`), or only if the page is of the same build
 * already because it was loaded from the network. The reply says whether it does.
 */
self.addEventListener("message", (event) => {
  const { asked, script } = event.data as { asked: boolean; script: string };
  const takesOver = asked || files.includes(script);
  if (takesOver) void self.skipWaiting();
  event.ports[0]?.postMessage(takesOver);
});

self.addEventListener("push", (event) => {
  const push = event.data?.json() as Push | undefined;
  if (push) event.waitUntil(showPush(push, self));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data), self.clients));
});
