import type { FailureRule } from "@callboard/catalog/failure-rules.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";

/** Why a value cannot be accepted: a rule (an i18n key) and a plain sentence. */
export interface Problem {
  readonly rule: FailureRule;
  readonly message: string;
}

/** Looks at a value that is neither null nor empty. `label` is the field's name on the wire. */
export type Check = (value: unknown, label: string) => Problem | null;

/** What is asked of one field. */
export interface FieldRule {
  readonly required?: boolean;
  readonly check: Check;
}

/** Rules by the name of the field in the domain. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** The name of a field on the wire: `castingDirName` is `CastingDirName` there. */
export function wireName(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

/** All fields that break their rule, with paths such as `projectInfo.Name`. */
export function checkFields(
  path: string,
  values: Readonly<Record<string, unknown>>,
  rules: FieldRules,
): FieldFailure[] {
  const failures: FieldFailure[] = [];
  for (const [field, rule] of Object.entries(rules)) {
    const problem = problemOf(values[field], wireName(field), rule);
    if (problem) failures.push({ path: `${path}.${wireName(field)}`, ...problem });
  }
  return failures;
}

function problemOf(value: unknown, label: string, rule: FieldRule): Problem | null {
  if (!isEmpty(value)) return rule.check(value, label);
  return rule.required ? { rule: "REQUIRED", message: `${label} is required.` } : null;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

/** Control characters (line breaks and tabs aside) and the marks that turn the direction of what follows. */
const FORBIDDEN_CHARACTERS = /[^\P{Cc}\n\r\t]|[\u202A-\u202E\u2066-\u2069]/u;

export function text(most: number): Check {
  return (value, label) => {
    if (typeof value !== "string") return { rule: "TYPE", message: `${label} must be text.` };
    if (value.length > most) return { rule: "TOO_LONG", message: `${label} has at most ${most} characters.` };
    return FORBIDDEN_CHARACTERS.test(value)
      ? { rule: "CHARACTERS", message: `${label} has characters that cannot be shown.` }
      : null;
  };
}

export function oneOf(values: readonly string[]): Check {
  return (value, label) =>
    typeof value === "string" && values.includes(value)
      ? null
      : { rule: "CATALOG", message: `${label} must be one of: ${shown(values)}.` };
}

/** At most `most` different entries of a catalogue. */
export function listOf(values: readonly string[], most: number): Check {
  return (value, label) => {
    if (!Array.isArray(value)) return { rule: "TYPE", message: `${label} must be a list.` };
    if (value.length > most) return { rule: "TOO_MANY", message: `${label} has at most ${most} entries.` };
    const unknown = value.find((entry) => !values.includes(String(entry)));
    return unknown === undefined
      ? null
      : { rule: "CATALOG", message: `${label} has an entry that is not in the catalogue.` };
  };
}

const SHOWN = 12;

function shown(values: readonly string[]): string {
  return values.length > SHOWN ? `${values.slice(0, SHOWN).join(", ")}, ...` : values.join(", ");
}

export function wholeNumber(least: number, most: number): Check {
  return (value, label) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? null
      : { rule: "RANGE", message: `${label} is a whole number from ${least} to ${most}.` };
}

/** One billion in any currency, in cents. */
const MOST_CENTS = 100_000_000_000;

/** Integer cents, not below zero. */
export const money: Check = (value, label) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MOST_CENTS
    ? null
    : { rule: "RANGE", message: `${label} is an amount from 0 to 1,000,000,000.` };

export const yesOrNo: Check = (value, label) =>
  typeof value === "boolean" ? null : { rule: "TYPE", message: `${label} is yes or no.` };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day of the calendar from 1900 to 2199, `YYYY-MM-DD`. */
export const day: Check = (value, label) =>
  isDay(String(value)) ? null : { rule: "DATE", message: `${label} is a day such as 2026-05-31.` };

export function isDay(value: string): boolean {
  const [, year, month, date] = DAY.exec(value) ?? [];
  if (!year || !month || !date || Number(year) < 1900 || Number(year) > 2199) return false;
  const back = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return back.getUTCMonth() === Number(month) - 1 && back.getUTCDate() === Number(date);
}

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}\.[^\s@<>".]{2,63}$/;

export const email: Check = (value, label) =>
  typeof value === "string" && EMAIL.test(value)
    ? null
    : { rule: "EMAIL", message: `${label} is an address such as name@example.com.` };

const PHONE = /^\+[1-9]\d{7,14}$/;

/** E.164: a plus sign and 8 to 15 digits. */
export const phone: Check = (value, label) =>
  typeof value === "string" && PHONE.test(value)
    ? null
    : { rule: "PHONE", message: `${label} is a number such as +12125550123.` };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const timeOfDay: Check = (value, label) =>
  typeof value === "string" && TIME.test(value)
    ? null
    : { rule: "TIME", message: `${label} is a time such as 09:30.` };

const LINK = /^https:\/\/[^\s<>"]{3,2000}$/;

export const httpsLink: Check = (value, label) =>
  typeof value === "string" && LINK.test(value)
    ? null
    : { rule: "URL", message: `${label} is a link that starts with https://.` };
