import { PUSH_CACHE } from "#lib/session/push-cache.ts";

/** Whether this browser can show notifications of a page; on a phone of Apple's only one on the home screen can. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** What the server needs to reach this browser. */
export type PushAddress = {
  readonly Endpoint: string;
  readonly PublicKey: string;
  readonly Secret: string;
};

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { Endpoint: endpoint, PublicKey: keys["p256dh"] ?? "", Secret: keys["auth"] ?? "" };
}

/** The address of this browser; null if it has none, or was signed out meanwhile. */
export async function presentAddress(): Promise<PushAddress | null> {
  if (!canPush() || !(await caches.has(PUSH_CACHE))) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? addressOf(subscription) : null;
}

/**
 * An address of this browser for the server with a public key, once the person allows it; null if they do not. One for
 * another key is replaced.
 */
export async function newAddress(key: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  // Its worker shows nothing without this; signing out deletes it.
  await caches.open(PUSH_CACHE);
  return addressOf(subscription);
}

/** Has the push service forget this browser. */
export async function dropAddress(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await caches.delete(PUSH_CACHE);
}
