import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { hasRole, type Actor, type Member } from "@callboard/kit/actor.ts";
import { forbidden, notFound } from "@callboard/kit/failure.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { isHidden } from "#domain/member.ts";
import { mayWrite, requireWriter } from "#domain/policy.ts";
import type { Deps } from "./ports.ts";

/** Whose profile is written and by whom. */
export interface Writing {
  readonly actor: Member;
  readonly userId: string;
}

/** The key of a member as it was sent, and where; null names the caller. */
interface MemberKeyInput {
  readonly value: string | null;
  readonly path: string;
}

/**
 * The member whose profile the caller may write. A member who does not exist, and one hidden from the caller, is
 * NOT_FOUND; one who can be seen but is somebody else's is FORBIDDEN.
 */
export async function writableMember(
  deps: Deps,
  actor: Actor,
  key: MemberKeyInput,
): Promise<Result<Writing>> {
  const writer = requireWriter(actor);
  if (!writer.ok) return writer;
  const userId = memberAsked(writer.value, key);
  if (!userId.ok) return userId;
  const writing = { actor: writer.value, userId: userId.value };
  const allowed = mayWrite(writer.value, userId.value);
  if (allowed.ok && !hasRole(writer.value, "Admin")) return ok(writing);
  const seen = await checkSeen(deps, writing);
  if (!seen.ok) return seen;
  return allowed.ok ? ok(writing) : allowed;
}

/** The caller where nobody is named. Before registration only the caller can be, whatever the key looks like. */
function memberAsked(writer: Member, { value, path }: MemberKeyInput): Result<string> {
  const named = value === null ? ok(writer.userId) : parseKey(KEY_PREFIXES.user, value, path);
  if (writer.registered || (named.ok && named.value === writer.userId)) return named;
  return fail(forbidden("REGISTRATION", "Complete your registration first."));
}

/** NOT_FOUND for a member who does not exist or whom the caller cannot see; admins and the member see everybody. */
async function checkSeen(deps: Deps, { actor, userId }: Writing): Promise<Result<void>> {
  const known = await deps.identity.members([userId]);
  if (!known.ok) return known;
  const [member] = known.value;
  if (!member) return fail(notFound("member"));
  const isOpen = actor.userId === userId || hasRole(actor, "Admin") || !isHidden(member);
  return isOpen ? ok() : fail(notFound("member"));
}
