import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { isId } from "@callboard/kit/ids.ts";
import { isUnsubscribeTarget, type UnsubscribeTokens } from "#domain/unsubscribe/unsubscription.ts";

/** As long as a notification is kept; the law of no country asks for more than 60 days (Canada's CASL; 30 in the USA). */
const LIFE_DAYS = 180;
const DAY_MS = 86_400_000;
/** A payload and the digest of SHA-256, in base64url. */
const TOKEN = /^([\w-]{1,200})\.([\w-]{43})$/;

/** Writes and reads tokens by a key that is derived from the private key of the process. */
export function createUnsubscribeTokens(privateKey: string): UnsubscribeTokens {
  const key = Buffer.from(hkdfSync("sha256", privateKey, "", "unsubscribe links", 32));
  const sign = (payload: string): Buffer => createHmac("sha256", key).update(payload).digest();
  return {
    write({ userId, target, language }, now) {
      const lastDay = Math.floor(now.getTime() / DAY_MS) + LIFE_DAYS;
      const payload = Buffer.from([userId, target, language, lastDay].join(" ")).toString("base64url");
      return `${payload}.${sign(payload).toString("base64url")}`;
    },
    read(token, now) {
      const [, payload = "", signature = ""] = TOKEN.exec(token) ?? [];
      const given = Buffer.from(signature, "base64url");
      const expected = sign(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
      const [userId = "", target = "", language = "", lastDay] = Buffer.from(payload, "base64url")
        .toString()
        .split(" ");
      if (Number(lastDay) < Math.floor(now.getTime() / DAY_MS)) return "expired";
      // A kind may have been renamed, or may no longer be turned off, since the link was written.
      return isId(userId) && isUnsubscribeTarget(target) ? { userId, target, language } : "forged";
    },
  };
}
