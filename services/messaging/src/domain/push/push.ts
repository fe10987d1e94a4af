import type { NoticeKind, NoticeMode } from "@callboard/catalog/events/notices.ts";
import { NOTICE_WORDS } from "@callboard/catalog/events/notice-words.ts";
import { PUSH_SERVICES, type PushService } from "@callboard/catalog/events/push-services.ts";
import { languageOf } from "@callboard/catalog/interface/languages.ts";
import {
  endOfQuiet,
  HAPPENING_NAMES,
  isMandatory,
  modeOf,
  type NoticeSettings,
} from "#domain/notices/notices.ts";

/** The curve P-256 of all keys of Web Push (RFC 8291, 3.1): its prime, its coefficient and its order (SP 800-186, 3.2.1.3). */
const PRIME = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const COEFFICIENT = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const NUMBER_BYTES = 32;
/** Begins a point that is written with both of its coordinates. */
const UNCOMPRESSED = "04";
/** RFC 8291, 3.2. */
const SECRET_BYTES = 16;
const BASE64URL = /^[A-Za-z0-9_-]+$/;

/** The push service of an address; null for addresses of any other server, to which nothing is sent. */
export function pushServiceOf(address: string): PushService | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return null;
  const isOf = ({ server }: PushService): boolean =>
    server.startsWith(".") ? url.hostname.endsWith(server) : url.hostname === server;
  return PUSH_SERVICES.find(isOf) ?? null;
}

/** Whether a text is a browser's public key: a point on the curve, in base64url. */
export function isPublicKey(text: string): boolean {
  const point = hexOf(text, 1 + 2 * NUMBER_BYTES);
  if (!point?.startsWith(UNCOMPRESSED)) return false;
  const [x, y] = [BigInt(`0x${point.slice(2, 66)}`), BigInt(`0x${point.slice(66)}`)];
  return x < PRIME && y < PRIME && (y * y - (x * x * x - 3n * x + COEFFICIENT)) % PRIME === 0n;
}

/** Whether a text is a browser's authentication secret, in base64url. */
export const isPushSecret = (text: string): boolean => hexOf(text, SECRET_BYTES) !== null;

/** Whether a text is a private key of the curve, in base64url. */
export function isPrivateKey(text: string): boolean {
  const number = hexOf(text, NUMBER_BYTES);
  return number !== null && BigInt(`0x${number}`) > 0n && BigInt(`0x${number}`) < ORDER;
}

/** So many bytes in base64url as hexadecimal digits; null for anything else. */
function hexOf(text: string, bytes: number): string | null {
  const read = BASE64URL.test(text) ? Buffer.from(text, "base64url") : null;
  return read?.length === bytes ? read.toString("hex") : null;
}

/**
 * When a browser shows a notification of a kind: now or at the end of the quiet hours, which are silent for every kind.
 * Null if its reader does not want it at once.
 */
export function pushTime(
  kind: NoticeKind,
  settings: NoticeSettings,
  now: Date,
  wanted: NoticeMode = "Now",
): Date | null {
  const isAtOnce = isMandatory(kind) || (modeOf(kind, settings) === "Now" && wanted === "Now");
  return isAtOnce ? endOfQuiet(settings, now) : null;
}

/** What a browser is to show, or, by `close`, to show no more. */
export interface Push {
  readonly about: string;
  /** Null closes it. */
  readonly happening: string | null;
  readonly words: readonly string[];
  readonly path: string;
  readonly language: string;
}

/** A message to the worker of the client: closes what is shown about a thing, or shows something about it. */
type PushText =
  | { readonly tag: string; readonly close: true }
  | {
      readonly tag: string;
      readonly title: string;
      readonly body: string;
      readonly path: string;
      readonly lang: string;
      readonly dir: string;
    };

/** What the worker of the client reads (`web/worker`). A browser has few words: it may lie on a table, locked. */
export function pushText({ about, happening, words, path, language }: Push): PushText {
  const name = HAPPENING_NAMES.find((known) => known === happening);
  if (name === undefined) return { tag: about, close: true };
  const { value: lang, dir, comma } = languageOf(language);
  return { tag: about, title: NOTICE_WORDS[name][lang], body: words.join(comma), path, lang, dir };
}

/** `gone`: the browser wants nothing more (RFC 8030, 7.3). `refused`: it will never be taken. */
export type Outcome = "taken" | "gone" | "refused" | "later";

/** What the status of a push service means, 0 if there was none; after the last try nothing is tried later. */
export function outcomeOf(status: number, isLast: boolean): Outcome {
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  const mayPass = status === 0 || status === 429 || status >= 500;
  return mayPass && !isLast ? "later" : "refused";
}
