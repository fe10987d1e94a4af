import type { ProviderMail } from "#dev/engines/identity-provider/provider-log.ts";
import { CODE_MINUTES } from "./verification-codes.ts";

/** The mail with a code for a new or unverified address. */
export function codeMail(to: string, code: string): ProviderMail {
  return {
    to,
    subject: `${code} is your Callboard code`,
    text: [
      "Welcome to Callboard.",
      "",
      `Your code is ${code}. It expires in ${CODE_MINUTES} minutes.`,
      "",
      "If you didn't request this, someone may have entered your address by mistake. You can ignore this email.",
    ].join("\n"),
  };
}

/** The mail to the owner of an address with which someone tried to register again. */
export function knownAddressMail(to: string, origin: string): ProviderMail {
  return {
    to,
    subject: "You already have a Callboard account",
    text: [
      "Someone tried to create a Callboard account with this address, which already has one.",
      "",
      `If it was you, sign in at ${origin}/login or reset your password at ${origin}/forgot-password.`,
      "",
      "If it wasn't you, you can ignore this email.",
    ].join("\n"),
  };
}
