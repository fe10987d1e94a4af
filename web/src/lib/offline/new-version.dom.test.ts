import { watchForNewVersion } from "./new-version.ts";

/** Service workers as in a browser, one of them waiting with a build whose entry is `script`. */
function browser(script: string | null, controlled = true) {
  const requests: boolean[] = [];
  const waiting = script !== null && {
    postMessage: (message: { asked: boolean; script: string }, [port]: MessagePort[]) => {
      requests.push(message.asked);
      port?.postMessage(message.asked || message.script === script);
    },
  };
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting || null,
    installing: null,
    update: async () => undefined,
  });
  const workers = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: async () => registration,
  });
  return { requests, workers: workers as unknown as ServiceWorkerContainer };
}

/** Node's own BroadcastChannel does not reach jsdom's pages. */
class Channel {
  readonly port1 = { onmessage: (_event: { data: unknown }) => undefined };
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage({ data }) };
}

beforeEach(() => {
  Object.assign(globalThis, { MessageChannel: Channel });
  document.head.innerHTML = '<script type="module" src="/assets/index-new.js"></script>';
});

test.each([
  ["none waits", null, true, []],
  ["the page is of the build that waits", "/assets/index-new.js", true, [false]],
  ["it is the first visit", "/assets/index-old.js", false, []],
])("nothing is offered when %s", async (_what, script, controlled, expected) => {
  const found = browser(script, controlled);
  const offers: unknown[] = [];
  await watchForNewVersion((takeUp) => offers.push(takeUp), found.workers);
  expect(offers).toEqual([]);
  expect(found.requests).toEqual(expected);
});

test("a newer build is offered, and taken up with a reload on request", async () => {
  const found = browser("/assets/index-newer.js");
  const offers: Array<() => void> = [];
  let reloads = 0;
  await watchForNewVersion(
    (takeUp) => offers.push(takeUp),
    found.workers,
    () => {
      reloads += 1;
    },
  );
  expect(offers).toHaveLength(1);
  found.workers.dispatchEvent(new Event("controllerchange"));
  expect(reloads).toBe(0);
  offers[0]?.();
  found.workers.dispatchEvent(new Event("controllerchange"));
  expect([reloads, found.requests]).toEqual([1, [false, true]]);
});
