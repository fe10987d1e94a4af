import type { FailureRule } from "@callboard/catalog/failure-rules.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";

/** Control and direction-override characters, which no name has; text keeps line breaks and tabs. */
const UNNAMEABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const UNPRINTABLE = /[\p{Cc}--[\n\r\t]]/v;

/** Collects the failing fields of one input. */
export type FieldCheck = {
  readonly fields: FieldFailure[];
  readonly refuse: (path: string, rule: FailureRule, message: string) => void;
};

export function createFieldCheck(prefix = ""): FieldCheck {
  const fields: FieldFailure[] = [];
  return {
    fields,
    refuse: (path, rule, message) => fields.push({ path: `${prefix}${path}`, rule, message }),
  };
}

/** Text as it is stored: composed (NFC) and without space at its ends. */
export function tidy(text: string | null | undefined): string {
  return (text ?? "").normalize("NFC").trim();
}

type Checked = { readonly path: string; readonly value: string };

/** A person's name, 1 to 60 characters. */
export function checkPersonName(check: FieldCheck, { path, value }: Checked): void {
  if (value === "") check.refuse(path, "REQUIRED", "This is needed.");
  else if (value.length > LIMITS.personNameLength)
    check.refuse(path, "TOO_LONG", `At most ${LIMITS.personNameLength} characters.`);
  else if (UNNAMEABLE.test(value)) check.refuse(path, "CHARACTERS", "A name cannot have these characters.");
}

/** A line of at most `max` characters. */
export function checkLine(check: FieldCheck, { path, value }: Checked, max: number): void {
  if (value.length > max) check.refuse(path, "TOO_LONG", `At most ${max} characters.`);
  else if (UNNAMEABLE.test(value)) check.refuse(path, "CHARACTERS", "These characters cannot be used here.");
}

/** A longer text; line breaks are welcome. */
export function checkText(check: FieldCheck, { path, value }: Checked): void {
  if (value.length > LIMITS.descriptionLength)
    check.refuse(path, "TOO_LONG", `At most ${LIMITS.descriptionLength} characters.`);
  else if (UNPRINTABLE.test(value)) check.refuse(path, "CHARACTERS", "These characters cannot be used here.");
}

/** A phone number in E.164, or empty. */
export function checkPhone(check: FieldCheck, { path, value }: Checked): void {
  if (value !== "" && !/^\+[1-9]\d{7,14}$/.test(value))
    check.refuse(path, "PHONE", "Write the number with + and country code, 8 to 15 digits.");
}

/** An e-mail address, or empty. */
export function checkEmail(check: FieldCheck, { path, value }: Checked): void {
  if (value !== "" && (value.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)))
    check.refuse(path, "EMAIL", "This is not an e-mail address.");
}
