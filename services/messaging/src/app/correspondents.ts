import { notFound, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayStart, minorAndCompany, type Correspondent } from "#domain/conversation.ts";
import type { Deps } from "./ports.ts";

interface Wanted {
  readonly senderId: string;
  readonly receiverIds: readonly string[];
  /** The path of the receivers in the input. */
  readonly path: string;
}

/** A sender, the receivers whom they may write to, and the failures for the others. */
export interface Correspondents {
  readonly sender: Correspondent;
  readonly reached: readonly Correspondent[];
  /** By id, in the order of the receivers. */
  readonly refused: ReadonlyMap<string, Failure>;
}

/** Separates receivers whom the sender may write to from the others, with a bounded number of calls. */
export async function findCorrespondents(
  { reads, upstreams }: Pick<Deps, "reads" | "upstreams">,
  { senderId, receiverIds, path }: Wanted,
): Promise<Result<Correspondents>> {
  const found = await upstreams.batchGetMembers([...new Set([senderId, ...receiverIds])]);
  if (!found.ok) return found;
  const sender = found.value.get(senderId);
  if (!sender) return fail(notFound("member"));
  const receivers = receiverIds.flatMap((id) => found.value.get(id) ?? []);
  const [submitted, blocked] = await Promise.all([
    findSubmitted(upstreams, sender, receivers),
    reads.blockedBy(senderId, receiverIds),
  ]);
  if (!submitted.ok) return submitted;
  const refused = new Map<string, Failure>();
  for (const id of receiverIds) {
    const relation = { submittedTo: submitted.value.has(id), blocked: blocked.has(id), path };
    const allowed = mayStart(sender, found.value.get(id) ?? null, relation);
    if (!allowed.ok) refused.set(id, allowed.failure);
  }
  return ok({ sender, reached: receivers.filter(({ id }) => !refused.has(id)), refused });
}

/** The sender and all receivers, or the first failure for one of them. */
export async function findAllCorrespondents(
  deps: Pick<Deps, "reads" | "upstreams">,
  wanted: Wanted,
): Promise<Result<readonly Correspondent[]>> {
  const found = await findCorrespondents(deps, wanted);
  if (!found.ok) return found;
  const [refused] = found.value.refused.values();
  return refused ? fail(refused) : ok([found.value.sender, ...found.value.reached]);
}

/** One call per company that a minor meets: the sender's own, or those of a minor's few receivers. */
async function findSubmitted(
  upstreams: Deps["upstreams"],
  sender: Correspondent,
  receivers: readonly Correspondent[],
): Promise<Result<ReadonlySet<string>>> {
  const pairs = receivers.flatMap((receiver) => {
    const relation = minorAndCompany(sender, receiver);
    return relation ? [{ ...relation, receiverId: receiver.id }] : [];
  });
  const submitted = new Set<string>();
  const responses = await Promise.all(
    [...Map.groupBy(pairs, ({ companyId }) => companyId)].map(async ([companyId, own]) => ({
      own,
      found: await upstreams.batchGetSubmitters(companyId, [...new Set(own.map(({ talentId }) => talentId))]),
    })),
  );
  for (const { own, found } of responses) {
    if (!found.ok) return found;
    for (const { talentId, receiverId } of own) if (found.value.includes(talentId)) submitted.add(receiverId);
  }
  return ok(submitted);
}
