/** The part of the browser's API for service workers that a page needs. */
type Workers = Pick<ServiceWorkerContainer, "register" | "controller" | "addEventListener">;

/** Minimum time between two checks for a newer build. */
const CHECK_EVERY_MS = 3_600_000;

/** Asks a waiting worker whether to take over: see `web/worker/worker.ts`. */
function post(worker: ServiceWorker, asked: boolean): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return new Promise((resolve) => {
    port1.onmessage = (event) => resolve(event.data === true);
    const script = new URL(entry?.src ?? location.href).pathname;
    worker.postMessage({ asked, script }, [port2]);
  });
}

/**
 * Registers the worker that caches the client for offline use, and reports when a newer build is waiting, with a
 * function that activates it and reloads the page. Does nothing in a browser that refuses workers.
 */
export async function watchForNewVersion(
  onNewer: (takeUp: () => void) => void,
  workers: Workers = navigator.serviceWorker,
  reload: () => void = () => location.reload(),
): Promise<void> {
  const registration = await workers.register("/sw.js", { updateViaCache: "none" });

  async function offer(): Promise<void> {
    const { waiting } = registration;
    if (waiting === null || workers.controller === null || (await post(waiting, false))) return;
    onNewer(() => {
      workers.addEventListener("controllerchange", reload, { once: true });
      void post(waiting, true);
    });
  }

  function follow(): void {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") void offer();
    });
  }

  let lookedAt = Date.now();
  function check(): void {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < CHECK_EVERY_MS) return;
    lookedAt = Date.now();
    void registration.update().catch(() => undefined);
  }

  registration.addEventListener("updatefound", follow);
  document.addEventListener("visibilitychange", check);
  follow();
  await offer();
}
