import { forbidden, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Conversation, Correspondent } from "#domain/conversation.ts";
import { mayReachMinor, minorPairs, type MinorPair } from "#domain/minors.ts";
import type { Deps } from "./ports.ts";

/** Why people are not together in a conversation. */
export const apart = (): Failure =>
  forbidden(
    "RECIPIENT",
    "A minor takes part, and somebody here may not write to them. Write to these people separately.",
  );

/**
 * The pairs of people who may not be in one conversation, because one is a minor whom the other may not reach. Makes
 * one call per company, and none for adults alone.
 */
export async function findApart(
  { upstreams }: Pick<Deps, "upstreams">,
  people: readonly Correspondent[],
  announcedBy: string | null,
): Promise<Result<readonly MinorPair[]>> {
  const pairs = minorPairs(people, announcedBy).filter(
    ({ minor, adult }) => !mayReachMinor(minor, adult, false),
  );
  const ofCompanies = pairs.filter(({ adult }) => adult.companyId !== null);
  const known = new Set<string>();
  const responses = await Promise.all(
    [...Map.groupBy(ofCompanies, ({ adult }) => adult.companyId ?? "")].map(async ([companyId, own]) => ({
      companyId,
      found: await upstreams.batchGetSubmitters(companyId, [...new Set(own.map(({ minor }) => minor.id))]),
    })),
  );
  for (const { companyId, found } of responses) {
    if (!found.ok) return found;
    for (const minorId of found.value) known.add(`${companyId}:${minorId}`);
  }
  return ok(
    pairs.filter(
      ({ minor, adult }) => !mayReachMinor(minor, adult, known.has(`${adult.companyId}:${minor.id}`)),
    ),
  );
}

/** `FORBIDDEN` `RECIPIENT` unless all of these people may be in one conversation. */
export async function requireTogether(
  deps: Pick<Deps, "upstreams">,
  people: readonly Correspondent[],
  announcedBy: string | null,
): Promise<Result<void>> {
  const found = await findApart(deps, people, announcedBy);
  if (!found.ok) return found;
  return found.value.length === 0 ? ok() : fail(apart());
}

/**
 * `FORBIDDEN` `RECIPIENT` if a minor takes part in a conversation, and an adult who may not reach them, or no longer:
 * a relation that ended, such as representation or membership, ends the right to write. Adults who are known to be
 * among themselves cost no call. Returns people of whom that was not known, with what is known now.
 */
export async function requireStillTogether(
  deps: Pick<Deps, "reads" | "upstreams">,
  { id, announce, ownerId, participant }: Conversation,
): Promise<Result<readonly Correspondent[]>> {
  const present = await deps.reads.participants(id);
  if (present.every(({ minor }) => minor === false)) return ok([]);
  const reads = (userId: string): boolean => !announce || participant.id === ownerId || userId === ownerId;
  const ids = present.map(({ userId }) => userId).filter((one) => one === participant.id || reads(one));
  const found = await deps.upstreams.batchGetMembers(ids);
  if (!found.ok) return found;
  const together = await requireTogether(deps, [...found.value.values()], announce ? ownerId : null);
  if (!together.ok) return together;
  return ok(present.flatMap(({ userId, minor }) => (minor === null ? (found.value.get(userId) ?? []) : [])));
}
