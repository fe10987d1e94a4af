import type { Kysely } from "kysely";
import type { Log } from "@callboard/kit/log/log.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import { startSweep, type Sweep } from "@callboard/runtime/sweep.ts";
import {
  endPushes,
  forgetBrowsers,
  takeWaitingPushes,
  type WaitingPush,
} from "#adapters/store/notices/pushes.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { outcomeOf, pushServiceOf, pushText, type Outcome } from "#domain/push/push.ts";
import { encrypt } from "./encrypt.ts";
import type { Vapid } from "./vapid.ts";

const SWEEP_MS = 2_000;
const TIMEOUT_MS = 10_000;
/** Seconds for which a push service keeps a notification for a browser that is off. */
const KEPT_SECONDS = 24 * 3_600;

/** Posts a message to a push service; resolves to the status. */
export type PostPush = (
  endpoint: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
) => Promise<number>;

/** Follows no redirect: it would lead past the list of push services. */
const postPush: PostPush = async (endpoint, { headers, body }) => {
  const response = await fetch(endpoint, {
    method: "POST",
    headers,
    body: new Uint8Array(body),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
};

interface Sender {
  readonly db: Kysely<Tables>;
  readonly vapid: Vapid;
  readonly log: Log;
  readonly post?: PostPush;
}

/** Sends queued notifications to browsers, and retries with growing pauses until they are taken or given up. */
export function startPushSender(sender: Sender): Sweep {
  return startSweep(
    SWEEP_MS,
    async () => void (await sendPushes(sender)),
    (error) =>
      warnThrottled(sender.log, { event: "push_queue_failed", err: error }, "queued pushes were not sent"),
  );
}

/** Sends one batch at once. If the process dies in between, a browser shows the same notification again, in its place. */
export async function sendPushes({ db, vapid, log, post = postPush }: Sender): Promise<number> {
  const waiting = await takeWaitingPushes(db);
  const outcomes = await Promise.all(waiting.map((push) => sendOne(push, vapid, post)));
  const refused = outcomes.filter((outcome) => outcome === "refused").length;
  if (refused > 0) log.warn({ event: "push_refused", refused }, "pushes are given up");
  const those = (...wanted: readonly Outcome[]): readonly WaitingPush[] =>
    waiting.filter((_, index) => wanted.includes(outcomes[index] ?? "later"));
  await endPushes(db, those("taken", "refused"));
  await forgetBrowsers(db, those("gone"));
  return waiting.length;
}

async function sendOne(push: WaitingPush, vapid: Vapid, post: PostPush): Promise<Outcome> {
  const { endpoint, publicKey, secret, late } = push;
  const service = pushServiceOf(endpoint);
  if (!service) return "gone";
  const text = pushText(push);
  if ("close" in text && !service.takesSilent) return "taken";
  const headers = {
    authorization: vapid.authorization(endpoint, new Date()),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: String(KEPT_SECONDS),
    urgency: "high",
    // Of several that wait at the push service, the latest about the same thing is delivered (RFC 8030, 5.4).
    topic: push.about.replaceAll("-", ""),
  };
  const status = await post(endpoint, {
    headers,
    body: encrypt(JSON.stringify(text), { publicKey, secret }),
  }).catch(() => 0);
  return outcomeOf(status, late);
}
