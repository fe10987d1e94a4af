import { TOKEN_SCOPES, type TokenScope } from "@callboard/catalog/rules/access-tokens.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { line } from "@callboard/kit/fields.ts";
import type { Result } from "@callboard/kit/result.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";

/** A token with which a member calls the graph from a program; the token itself is kept nowhere. */
export interface AccessToken {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly tokenHash: string;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** To within a minute; null if it was never used. */
  readonly lastUsedAt: Date | null;
  /** When it was revoked, or ended with the account's suspension. */
  readonly endedAt: Date | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const fields = z.object({
  Name: line(LIMITS.accessTokenNameLength),
  Scopes: z
    .array(z.enum(TOKEN_SCOPES))
    .min(1, rule("REQUIRED", "must name what the token may do."))
    .transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
  Days: z.int().min(1).max(LIMITS.accessTokenDays),
});

/** What a member says of a new token. */
export type TokenFields = z.output<typeof fields>;

/** Reports all invalid fields at once, under `token`. */
export function readToken(input: z.input<typeof fields>): Result<TokenFields> {
  return validate(fields, input, "token");
}

interface Made {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: string;
}

/** A token of so many days from now. */
export function newToken(made: Made, { Name, Scopes, Days }: TokenFields, now: Date): AccessToken {
  const expiresAt = new Date(now.getTime() + Days * DAY_MS);
  return { ...made, name: Name, scopes: Scopes, createdAt: now, expiresAt, lastUsedAt: null, endedAt: null };
}

/** Whether calls with the token are accepted. */
export function isLive(
  { expiresAt, endedAt }: Pick<AccessToken, "expiresAt" | "endedAt">,
  now: Date,
): boolean {
  return endedAt === null && now < expiresAt;
}

/** Whether the use of a token now is to be written down: at most once a minute. */
export function isTokenUseDue({ lastUsedAt }: Pick<AccessToken, "lastUsedAt">, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= MINUTE_MS;
}

/** Whether a member may make and use tokens: whoever administers signs in for it. */
export function mayUseTokens(roles: readonly string[]): boolean {
  return !roles.includes("Admin");
}
