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

/** Who referred a buyer, and by which code. */
export interface Referral {
  readonly userId: string;
  readonly code: string;
}

/** The subscriber after a completed checkout, which is when a referral counts; the first one stays. */
export function withReferral(subscriber: Subscriber, referral: Referral | null): Subscriber {
  if (referral === null || subscriber.referredBy !== null) return subscriber;
  return { ...subscriber, referredBy: referral.userId, referredByCode: referral.code };
}

/** Checks the code of a checkout, which is someone else's; null without one. */
export function readReferral(
  userId: string,
  code: string | null,
  owner: string | null,
): Result<Referral | null, Failure> {
  const path = "checkout.BrandCode";
  if (code === null) return ok(null);
  if (owner === null) return fail(invalidField(path, "UNKNOWN_CODE", "No member has this brand code."));
  if (owner === userId) return fail(invalidField(path, "SELF", "You can't use your own brand code."));
  return ok({ userId: owner, code });
}
