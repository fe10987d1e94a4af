import { z } from "zod";

export const SECURITY_TXT = "/.well-known/security.txt";

const settings = z
  .object({
    SECURITY_CONTACT: z
      .string()
      .regex(/^(mailto:|https:\/\/|tel:)\S+$/)
      .optional(),
    SECURITY_EXPIRES: z.iso.datetime({ offset: true }).optional(),
  })
  .refine((read) => (read.SECURITY_CONTACT === undefined) === (read.SECURITY_EXPIRES === undefined), {
    error: "SECURITY_CONTACT and SECURITY_EXPIRES belong together",
  });

/** Where a flaw is reported, as an address with its scheme, and until when that holds (ISO 8601). */
export type SecurityContact = { readonly contact: string; readonly expires: string };

/**
 * The contact from the environment; undefined without one. Throws what is wrong with it: an address without a scheme, or one
 * without an end, is none (RFC 9116).
 */
export function readSecurityContact(environment: NodeJS.ProcessEnv): SecurityContact | undefined {
  const { SECURITY_CONTACT: contact, SECURITY_EXPIRES: expires } = settings.parse(environment);
  return contact === undefined || expires === undefined ? undefined : { contact, expires };
}

/** The text of `security.txt` (RFC 9116). */
export function securityText({ contact, expires }: SecurityContact, publicUrl: string): string {
  return `Contact: ${contact}\nExpires: ${expires}\nCanonical: ${publicUrl}${SECURITY_TXT}\n`;
}
