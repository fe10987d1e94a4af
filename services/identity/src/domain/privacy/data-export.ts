import type { AccessToken } from "#domain/access-tokens/access-token.ts";
import type { Account } from "#domain/account.ts";

/** Services that store data of members and hand in their part. */
export const EXPORTING_SERVICES = [
  "identity",
  "talent",
  "projects",
  "casting",
  "messaging",
  "billing",
  "media",
] as const;

/** Days that an export is kept, during which no other is made. */
const DAYS = 7;
const DAY_MS = 86_400_000;

/** An export of all data of a member, in progress or complete. */
export interface DataExport {
  readonly id: string;
  readonly userId: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

export interface ExportPart {
  readonly service: string;
  readonly content: unknown;
}

export function newExport(id: string, userId: string, now: Date): DataExport {
  return { id, userId, requestedAt: now, expiresAt: new Date(now.getTime() + DAYS * DAY_MS) };
}

/** The export as one JSON text once every service has handed in its part; null before that. */
export function archiveOf(parts: readonly ExportPart[]): string | null {
  const services = parts.map(({ service }) => service);
  if (!EXPORTING_SERVICES.every((service) => services.includes(service))) return null;
  const sorted = parts.toSorted((a, b) => a.service.localeCompare(b.service));
  return JSON.stringify(
    Object.fromEntries(sorted.map(({ service, content }) => [service, content])),
    null,
    2,
  );
}

/** Identity's own part of the export. */
export function identityPart(account: Account, tokens: readonly AccessToken[]): object {
  const { email, firstName, lastName, phoneNumber, signInPhone, roles, bio, birthYear, companyId } = account;
  const { settings, shortcuts, acceptedTermsAt, suspended, suspensionReason, suspendedUntil } = account;
  return {
    account: {
      email,
      firstName,
      lastName,
      phoneNumber,
      signInPhone,
      roles,
      bio,
      birthYear,
      companyId,
      acceptedTermsAt,
    },
    suspension: { suspended, reason: suspensionReason, until: suspendedUntil },
    settings,
    shortcuts,
    accessTokens: tokens.map(({ name, scopes, createdAt, expiresAt, lastUsedAt }) => ({
      name,
      scopes,
      createdAt,
      expiresAt,
      lastUsedAt,
    })),
  };
}
