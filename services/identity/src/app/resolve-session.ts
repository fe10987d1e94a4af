import type { Actor } from "@callboard/kit/actor.ts";
import { forbidden, unauthenticated } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { knownRoles, OWN_PROVIDER } from "#domain/account.ts";
import type { Account } from "#domain/account.ts";
import type { Deps, ProviderState } from "./ports.ts";

/** What a verified access token says of its bearer. */
export type TokenFacts = {
  /** OWN_PROVIDER, or the issuer of an outside one. */
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
  readonly realmRoles: readonly string[];
  /** Epoch seconds; 0 when unknown. */
  readonly issuedAt: number;
};

export type Session = { readonly account: Account; readonly linkedTalentIds: readonly string[] };

/** The process that may ask whose token this is. */
const EDGE = "gateway";

/** An account that is switched off has no good token; nor has one that was signed out everywhere since. */
function isRefused(state: ProviderState | null, issuedAt: number): boolean {
  if (state === null) return false;
  const signedOutAt = state.signedOutAt === null ? 0 : Math.floor(state.signedOutAt.getTime() / 1000);
  return !state.enabled || (issuedAt > 0 && issuedAt < signedOutAt);
}

/**
 * The account of someone who comes for the first time. Roles are those of our own provider; an outside provider's
 * are worth nothing, and nobody is registered by signing in.
 */
function firstAccount(deps: Deps, facts: TokenFacts, state: ProviderState | null): Account {
  const own = facts.issuer === OWN_PROVIDER;
  const roles = own ? knownRoles(state?.roles ?? facts.realmRoles) : [];
  return {
    id: deps.newId(),
    issuer: facts.issuer,
    subject: facts.subject,
    email: facts.email,
    emailVerified: facts.emailVerified,
    firstName: facts.givenName,
    lastName: facts.familyName,
    phoneNumber: null,
    profileMediaId: null,
    role: roles[0] ?? null,
    roles,
    companyId: null,
    bio: null,
    registered: false,
    acceptedTermsAt: null,
    suspended: false,
    suspensionReason: null,
    birthYear: null,
    minor: false,
    settings: {},
    shortcuts: null,
    version: 0,
    sessionVersion: 1,
  };
}

/** Maps a token to its member, made at the first sign-in. UNAUTHENTICATED when the provider no longer stands by it. */
export async function resolveSession(deps: Deps, actor: Actor, facts: TokenFacts): Promise<Result<Session>> {
  if (actor.kind !== "system" || actor.service !== EDGE) return fail(forbidden("ROLE"));
  const { accounts, links, providerStates } = deps.stores;
  const [known, state] = await Promise.all([
    accounts.bySubject(facts.issuer, facts.subject),
    providerStates.find(facts.issuer, facts.subject),
  ]);
  if (isRefused(state, facts.issuedAt))
    return fail(unauthenticated("Your sign-in has ended. Sign in again."));
  if (known === null) await accounts.insert(firstAccount(deps, facts, state));
  const account = known ?? (await accounts.bySubject(facts.issuer, facts.subject));
  if (account === null) return fail(unauthenticated());
  const linkedTalentIds = account.roles.includes("Agent") ? await links.linkedTalentIds(account.id) : [];
  return ok({ account, linkedTalentIds });
}
