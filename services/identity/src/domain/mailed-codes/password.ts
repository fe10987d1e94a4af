import { LIMITS } from "@callboard/catalog/limits.ts";
import { rule } from "@callboard/kit/validate.ts";
import { z } from "zod";

const MAX_PASSWORD_LENGTH = 200;

/** What every identity provider accepts as a length; its own policy may ask for more. */
export const password = z.string().min(LIMITS.minPasswordLength).max(MAX_PASSWORD_LENGTH);

/** The refinement of a form with an address and a password. */
export const NOT_THE_ADDRESS = {
  ...rule("PASSWORD_POLICY", "must not be your email address."),
  path: ["password"],
};

/** Whether a password is the person's own address, which is the first thing that is guessed. */
export function isOwnAddress(form: { readonly email: string; readonly password: string }): boolean {
  return form.password.toLowerCase() === form.email;
}
