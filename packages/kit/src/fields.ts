import { refusalOfName } from "@callboard/catalog/names/refused-names.ts";
import { zoneName } from "@callboard/catalog/rules/time-zones.ts";
import { parsePhone } from "@callboard/phone/phone.ts";
import { z } from "zod";
import { isUuid } from "./ids.ts";
import { listed, rule } from "./validate.ts";

/**
 * Control characters, the marks that turn the direction of what follows, and signs without width: pasted with a text and
 * seen by nobody, so that they are left out. Those that join and part letters stay: Persian and emoji need them.
 */
const NOT_SEEN =
  /[^\P{Cc}\0\n\r\t]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** What a line has a space for. */
const BREAKS = /[\n\r\t\u2028\u2029]+/gu;
const CHARACTERS = rule("CHARACTERS", "contains characters that aren't allowed here.");

/** A value that may be missing: null and undefined become null. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? null);
}

function text(max: number) {
  return z
    .string()
    .transform((value) => value.normalize("NFC").replaceAll(NOT_SEEN, "").trim())
    .pipe(
      z
        .string()
        .max(max)
        .refine((value) => value.isWellFormed() && !value.includes("\0"), CHARACTERS),
    );
}

function textOfALine(max: number) {
  return z
    .string()
    .transform((value) => value.replaceAll(BREAKS, " "))
    .pipe(text(max));
}

/** One line of 1 to `max` characters: trimmed, composed (NFC), without what nobody sees; breaks become spaces. */
export function line(max: number) {
  return textOfALine(max).pipe(z.string().min(1));
}

function withoutRefusedWords<S extends z.ZodType<string>>(name: S) {
  return name
    .refine((text) => refusalOfName(text) !== "link", rule("NAME", "must not hold a link."))
    .refine(
      (text) => refusalOfName(text) !== "product",
      rule("NAME", "must not be taken for a name of Callboard."),
    );
}

/** Names keep no break: a sign-in by Keycloak refuses it too. */
function textOfAName(max: number) {
  return text(max).refine((value) => value.replaceAll(BREAKS, "") === value, CHARACTERS);
}

/** One line that others read as the name of a person or an organization: no link, and not this product's name. */
export function properName(max: number) {
  return withoutRefusedWords(textOfAName(max).pipe(z.string().min(1)));
}

/** The same, or an empty text where it is empty or missing: the last name of a person who has one name. */
export function optionalName(max: number) {
  return withoutRefusedWords(optional(textOfAName(max)).transform((value) => value ?? ""));
}

/** One line of at most `max` characters; null when it is empty or missing. */
export function optionalLine(max: number) {
  return optional(textOfALine(max)).transform((value) => (value === "" ? null : value));
}

/** A text of 1 to `max` characters, which may have line breaks. */
export function paragraph(max: number) {
  return text(max).pipe(z.string().min(1));
}

/** A text of at most `max` characters, which may have line breaks; null when it is empty or missing. */
export function optionalParagraph(max: number) {
  return optional(text(max)).transform((value) => (value === "" ? null : value));
}

/** At most `max` different entries of a list of values; none when missing. */
export function choices<const Values extends readonly string[]>(values: Values, max: number = values.length) {
  return z
    .array(z.enum(values))
    .max(max)
    .nullish()
    .transform((chosen) => [...new Set(chosen ?? [])]);
}

/** Different entries of a list of values, at most `max` as they were sent; an unknown one is CATALOG. */
export function entries(values: readonly string[], max: number = values.length) {
  return z
    .array(z.string())
    .max(max)
    .refine(
      (chosen) => chosen.every((entry) => values.includes(entry)),
      rule("CATALOG", `must have entries of: ${listed(values)}.`),
    )
    .transform((chosen) => [...new Set(chosen)]);
}

/** An address such as name@example.com, in lower case. */
export const email = line(254)
  .transform((value) => value.toLowerCase())
  .refine(
    (value) => /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}\.[^\s@<>".]{2,63}$/.test(value),
    rule("EMAIL", "must be an email address, such as name@example.com."),
  );

/** A phone number as people write it; E.164, with `;ext=` and the extension behind it if there is one. */
export const phone = line(60)
  .transform((value) => parsePhone(value) ?? "")
  .refine(
    (value) => value !== "",
    rule("PHONE", "must be a phone number with its country code, such as +12125550123."),
  );

/** A link to https that names no user; without a scheme, or with other slashes behind it, it is completed. */
export const httpsUrl = line(2_000)
  .transform(completedUrl)
  .refine(isHttpsUrl, rule("URL", "must be a link that starts with https://."));

/** A host with a point, as a link without its scheme begins. */
const HOST = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+(?=[/?#]|:\d|$)/u;

function completedUrl(text: string): string {
  const [scheme = ""] = /^https:[\\/]*/iu.exec(text) ?? [];
  if (scheme !== "") return `https://${text.slice(scheme.length).replaceAll("\\", "/")}`;
  return HOST.test(text) ? `https://${text}` : text;
}

function isHttpsUrl(value: string): boolean {
  const url = URL.parse(value);
  return (
    url?.protocol === "https:" && url.username === "" && url.password === "" && /\S+\.\S+/.test(url.host)
  );
}

/** A day of the calendar from 1900 to 2199, `YYYY-MM-DD`. */
export const day = z.string().refine(isDay, rule("DATE", "must be a date, such as 2026-05-31."));

function isDay(value: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (!year || !month || !date || Number(year) < 1900 || Number(year) > 2199) return false;
  const back = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return back.getUTCMonth() === Number(month) - 1 && back.getUTCDate() === Number(date);
}

/** A time of the day, `HH:MM`. */
export const timeOfDay = z
  .string()
  .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), rule("TIME", "must be a time, such as 09:30."));

/** An IANA time zone, by its name of today: one zone is not kept under two names. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, rule("TIME_ZONE", "must be a time zone, such as America/New_York."))
  .transform(zoneName);

function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z]/.test(value)) return false;
  try {
    return writtenZone(value) !== "";
  } catch {
    return false;
  }
}

/** The zone in the letters of its name; of a name that has changed it may be the former one. */
const writtenZone = (value: string): string =>
  new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone;

/** An amount in integer cents, at most one billion of its currency. */
export const cents = z.int().min(0).max(100_000_000_000);

/** The UUID that makes repeated calls one. */
export const clientKey = optional(z.string().refine(isUuid, rule("UUID", "must be a UUID.")));
