import type { Member } from "@callboard/kit/actor.ts";
import { conflict, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER, type Account } from "#domain/account.ts";
import type { Deps } from "#app/ports.ts";

/** Whether the member may sign in by phone: text messages are sent, and the account is one of our own provider. */
export function isOffered(deps: Deps, account: Account): boolean {
  return deps.phone.isOffered && account.issuer === OWN_PROVIDER;
}

export async function readOwnAccount(deps: Deps, { userId }: Member): Promise<Result<Account>> {
  const account = (await deps.reads.accounts([userId])).get(userId);
  return account === undefined ? fail(notFound("member")) : ok(account);
}

/** The caller's account; CONFLICT NO_TEXT_MESSAGES where nobody can prove a number. */
export async function requireOffered(deps: Deps, owner: Member): Promise<Result<Account>> {
  const account = await readOwnAccount(deps, owner);
  if (!account.ok || isOffered(deps, account.value)) return account;
  return fail(conflict("NO_TEXT_MESSAGES", "Text messages can't be sent to this account."));
}
