import { ok, type Result } from "@callboard/kit/result.ts";
import type { ReadToken, Unsubscription, UnsubscribeTokens } from "#domain/unsubscribe/unsubscription.ts";
import type { Deps } from "../ports.ts";

/** What the signed link of a mail would turn off, without doing it. The signature is the authorization. */
export function readLink(tokens: UnsubscribeTokens, token: string): ReadToken {
  return tokens.read(token, new Date());
}

/**
 * Turns off the mails of the kind that the signed link names, for the member whom it names; a second call changes
 * nothing. What they were about stays in the member's list of notifications.
 */
export async function unsubscribe(deps: Deps, link: Unsubscription): Promise<Result<void>> {
  return deps.transaction(async (unit) => {
    await unit.stopMails(link.userId, link.target);
    return ok();
  });
}
