/**
 * Lets the client open without a network. It keeps the built files and nothing that a person has read: that is the
 * page's (`src/lib/offline`), and goes with signing out. Bundled by itself (`web/offline-worker.ts`).
 */
import { PASSED, wayOf } from "./ways.ts";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the files of the shell, and a name that changes with any of them. */
declare const SHELL: { readonly version: string; readonly files: readonly string[] };

// Named once: the build puts the whole of it in wherever it is mentioned.
const { version, files } = SHELL;
const PREFIX = "callboard.shell.";
const CACHE = PREFIX + version;
/** After so long without an answer, a page that could be shown at once is. */
const PATIENCE_MS = 6_000;

/** Files that are fetched at a time: the page that is open fetches too. */
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

/** The network's answer, or what was kept under `path` when there is none. */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept === undefined) return fetch(request);
  return Promise.race([
    fetch(request).catch(() => kept),
    new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS)),
  ]);
}

/** Names of assets say their contents: what was kept once is right for good. */
async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
  const passed = PASSED.map((urlPattern) => ({ condition: { urlPattern }, source: "network" }));
  // Pictures and answers would wait for the worker to wake up. Not every browser has it, and types have it nowhere.
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
 * A page asks the worker that waits to take over: for good (`asked`), or only if the page is of the same build already
 * because it was loaded from the network. The answer is whether it does.
 */
self.addEventListener("message", (event) => {
  const { asked, script } = event.data as { asked: boolean; script: string };
  const takesOver = asked || files.includes(script);
  if (takesOver) void self.skipWaiting();
  event.ports[0]?.postMessage(takesOver);
});
