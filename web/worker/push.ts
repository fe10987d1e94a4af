import { PUSH_CACHE } from "../src/lib/session/push-cache.ts";

/** What messaging sends to a browser (`services/messaging/src/domain/push/push.ts`). */
export type Push =
  | { readonly tag: string; readonly close: true }
  | {
      readonly tag: string;
      readonly title: string;
      readonly body: string;
      readonly path: string;
      readonly lang: string;
      readonly dir: NotificationDirection;
    };

/** The parts of a worker's scope that notifications need. */
export type PushScope = {
  readonly caches: Pick<CacheStorage, "has">;
  readonly registration: Pick<
    ServiceWorkerRegistration,
    "showNotification" | "getNotifications" | "pushManager"
  >;
};

/**
 * Shows a notification in the place of an earlier one of the same thing, or closes that. Once the member has signed out,
 * nothing is shown and the browser is taken off.
 */
export async function showPush(push: Push, { caches, registration }: PushScope): Promise<void> {
  if (!(await caches.has(PUSH_CACHE))) {
    const subscription = await registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return;
  }
  if ("close" in push) {
    const shown = await registration.getNotifications({ tag: push.tag });
    for (const one of shown) one.close();
    return;
  }
  const { title, body, tag, path, lang, dir } = push;
  await registration.showNotification(title, { body, tag, lang, dir, icon: "/mark.svg", data: path });
}

/** The windows of a worker's client, of which the page's types know nothing. */
type Windows = {
  readonly matchAll: (options: { readonly type: "window" }) => Promise<readonly WindowOfClient[]>;
  readonly openWindow: (path: string) => Promise<unknown>;
};
type WindowOfClient = {
  readonly focus: () => Promise<unknown>;
  readonly navigate: (path: string) => Promise<unknown>;
};

/** Opens the page of a notification: in a window that is there, or a new one. */
export async function openPage(path: string, clients: Windows): Promise<void> {
  const [window] = await clients.matchAll({ type: "window" });
  if (window === undefined) return void (await clients.openWindow(path));
  await window.focus();
  await window.navigate(path);
}
