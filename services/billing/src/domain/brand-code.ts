import { invalidField, limitReached, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { BillingEvent } from "./events.ts";
import type { Subscriber } from "./subscription.ts";

/** Days between two changes of a brand code. */
const CHANGE_DAYS = 90;
const DAY_SECONDS = 86_400;
const CODE = /^[A-Z0-9]{4,16}$/;

/** Normalizes a code to upper case; null for an empty text, which clears it. */
export function readBrandCode(text: string, path: string): Result<string | null> {
  const code = text.trim().toUpperCase();
  if (code === "") return ok(null);
  if (CODE.test(code)) return ok(code);
  return fail(invalidField(path, "BRAND_CODE", "Use 4 to 16 characters: letters A–Z and digits 0–9."));
}

/** A code may be changed once in 90 days; setting the first one, or the same one again, is always allowed. */
export function mayChangeCode(subscriber: Subscriber, now: Date): Result<void> {
  const changedAt = subscriber.brandCodeChangedAt;
  if (changedAt === null) return ok();
  const waitSeconds = CHANGE_DAYS * DAY_SECONDS - (now.getTime() - changedAt.getTime()) / 1_000;
  return waitSeconds > 0 ? fail(limitReached("BRAND_CODE_CHANGES", 1, Math.ceil(waitSeconds))) : ok();
}

/** The subscriber with another code or none, and the event for it. */
export function changeBrandCode(
  subscriber: Subscriber,
  brandCode: string | null,
  now: Date,
): { readonly changed: Subscriber; readonly event: BillingEvent } {
  const version = subscriber.version + 1;
  return {
    changed: { ...subscriber, brandCode, brandCodeChangedAt: now, version },
    event: { kind: "BrandcodeChanged", userId: subscriber.userId, version },
  };
}

/** Checks a referral: it needs someone else's code. The first valid one stays. */
export function referral(subscriber: Subscriber, owner: string | null): Result<string | null, Failure> {
  const path = "checkout.BrandCode";
  if (owner === null) return fail(invalidField(path, "UNKNOWN_CODE", "No member has this brand code."));
  if (owner === subscriber.userId)
    return fail(invalidField(path, "SELF", "You can't use your own brand code."));
  return ok(subscriber.referredBy ?? owner);
}
