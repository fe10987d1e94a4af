import type { ProviderMail } from "#dev/engines/identity-provider/provider-log.ts";
import { CODE_MINUTES } from "./verification-codes.ts";

/** The mail with a code for a new or not yet proven address. */
export function codeMail(to: string, code: string): ProviderMail {
  return {
    to,
    subject: `${code} is your Callboard code`,
    text: [
      "Welcome to Callboard.",
      "",
      `Your code is ${code}. It is good for ${CODE_MINUTES} minutes.`,
      "",
      "If you did not ask for it, somebody mistyped an address: you need do nothing.",
    ].join("\n"),
  };
}

/** The mail to the owner of an address with which somebody tried to register again. */
export function knownAddressMail(to: string, origin: string): ProviderMail {
  return {
    to,
    subject: "You already have a Callboard account",
    text: [
      "Somebody tried to register at Callboard with this address, which already has an account.",
      "",
      `If it was you: sign in at ${origin}/login, or choose a new password at ${origin}/forgot-password.`,
      "",
      "If it was not you, you need do nothing.",
    ].join("\n"),
  };
}
