import { refusalOfName } from "@callboard/catalog/names/refused-names.ts";
import { z } from "zod";
import type { JsonResponse } from "#dev/engines/identity-provider/json-http.ts";

/** Minimum password length, as in the product's identity policy. */
const PASSWORD_MIN = 8;
/** Maximum length of a password to be hashed. */
const PASSWORD_MAX = 200;

const MAX_NAME = 60;

const optionalName = z
  .string()
  .nullish()
  .transform((text) => (text ?? "").normalize("NFC").trim())
  .pipe(
    z
      .string()
      .max(MAX_NAME, { error: "TOO_LONG" })
      .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u, { error: "CHARACTERS" })
      .refine((text) => refusalOfName(text) === null, { error: "NAME" }),
  );
const name = optionalName.pipe(z.string().min(1, { error: "REQUIRED" }));

export const newPassword = z
  .string({ error: "REQUIRED" })
  .min(PASSWORD_MIN, { error: "TOO_SHORT" })
  .max(PASSWORD_MAX, { error: "TOO_LONG" });

export const emailAddress = z
  .string({ error: "REQUIRED" })
  .trim()
  .min(1, { error: "REQUIRED" })
  .max(254, { error: "TOO_LONG" })
  .pipe(z.email({ error: "EMAIL" }));

export const signInForm = z.object({
  login: z
    .string({ error: "REQUIRED" })
    .trim()
    .min(1, { error: "REQUIRED" })
    .max(254, { error: "TOO_LONG" })
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), { error: "CHARACTERS" }),
  password: z
    .string({ error: "REQUIRED" })
    .min(1, { error: "REQUIRED" })
    .max(PASSWORD_MAX, { error: "TOO_LONG" }),
});

export const registrationForm = z
  .object({ email: emailAddress, password: newPassword, firstName: name, lastName: optionalName })
  .refine(({ email, password }) => email.toLowerCase() !== password.toLowerCase(), {
    path: ["password"],
    error: "PASSWORD_POLICY",
  });

export const codeForm = z.object({
  code: z
    .string({ error: "REQUIRED" })
    .transform((text) => text.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, { error: "SIX_DIGITS" })),
});

const MESSAGES: Readonly<Record<string, string>> = {
  REQUIRED: "This field is required.",
  TOO_SHORT: `Use at least ${PASSWORD_MIN} characters.`,
  TOO_LONG: "This is too long.",
  EMAIL: "Enter a valid email address.",
  CHARACTERS: "Remove the characters that aren't allowed here.",
  NAME: "A name can't hold a link or the word Callboard.",
  PASSWORD_POLICY: "Choose a password that is not your email address.",
  SIX_DIGITS: "Enter all six digits.",
};

/** The response to an invalid form: 400 with all invalid fields at once. */
export function fieldErrors(error: z.ZodError): JsonResponse {
  const fields = error.issues.map((issue) => ({
    path: issue.path.join("."),
    rule: MESSAGES[issue.message] === undefined ? "INVALID" : issue.message,
    message: MESSAGES[issue.message] ?? "This entry isn't valid. Check it and try again.",
  }));
  return { status: 400, body: { error: "validation", fields } };
}
