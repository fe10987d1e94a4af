import { PUSH_CACHE } from "../src/lib/session/push-cache.ts";
import { openPage, showPush } from "./push.ts";
import type { Push, PushScope } from "./push.ts";

/** A worker's scope that writes down what is done in it. */
function scope(isSignedIn: boolean) {
  const done: unknown[] = [];
  const shown = { close: () => done.push("closed") };
  const played = {
    caches: { has: async (name: string) => isSignedIn && name === PUSH_CACHE },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void done.push([title, options]),
      getNotifications: async ({ tag }: { tag: string }) => (tag === "1" ? [shown] : []),
      pushManager: { getSubscription: async () => ({ unsubscribe: async () => done.push("taken off") }) },
    },
  };
  return { done, scope: played as unknown as PushScope };
}
const offer: Push = { tag: "1", title: "Offer", body: "Lumen", path: "/a", lang: "ar", dir: "rtl" };

test.each([
  [
    "shown in its language",
    true,
    offer,
    [["Offer", { body: "Lumen", tag: "1", lang: "ar", dir: "rtl", icon: "/mark.svg", data: "/a" }]],
  ],
  ["closed once it was read", true, { tag: "1", close: true }, ["closed"]],
  ["not closed if it is not there", true, { tag: "2", close: true }, []],
  ["not shown after signing out", false, offer, ["taken off"]],
] as const)("a notification is %s", async (_case, isSignedIn, push, expected) => {
  const { done, scope: played } = scope(isSignedIn);
  await showPush(push, played);
  expect(done).toEqual(expected);
});

test.each([
  ["the window that is there", true, ["focused", "to /a"]],
  ["a new window", false, ["opened /a"]],
])("a notification opens its page in %s", async (_case, isOpen, expected) => {
  const done: string[] = [];
  const window = {
    focus: async () => done.push("focused"),
    navigate: async (path: string) => done.push(`to ${path}`),
  };
  await openPage("/a", {
    matchAll: async () => (isOpen ? [window] : []),
    openWindow: async (path) => done.push(`opened ${path}`),
  });
  expect(done).toEqual(expected);
});
