import { respondWith } from "@callboard/graphql/respond.ts";
import { recordKey } from "@callboard/kit/record-key.ts";
import { ok } from "@callboard/kit/result.ts";
import { listDeadLetters, replayDeadLetter } from "#app/dead-letters/dead-letters.ts";
import type { Letter } from "#app/dead-letters/letter-ports.ts";
import type { Deps } from "#app/ports.ts";
import type { DeadLetter, MutationResolvers, QueryResolvers } from "#gen/graphql.ts";

function toDeadLetter({ consumer, eventId, replays, ...letter }: Letter): DeadLetter {
  return {
    PK: consumer,
    SK: eventId,
    Data: {
      Subject: letter.subject,
      AggregateId: letter.aggregateId,
      Reason: letter.reason,
      OccurredDate: letter.occurredAt.toISOString(),
      FailedDate: letter.diedAt.toISOString(),
      Replays: replays.map(({ replayedBy, replayedAt }) => ({
        UserId: recordKey("user", replayedBy),
        Date: replayedAt.toISOString(),
      })),
    },
  };
}

export function createLetterQueries(deps: Deps): QueryResolvers {
  return {
    getDeadLetters: (_parent, { criteria }, { actor }) =>
      respondWith(listDeadLetters(deps, actor, ok(criteria)), (letters) => letters.map(toDeadLetter)),
  };
}

export function createLetterMutations(deps: Deps): MutationResolvers {
  return {
    replayDeadLetter: (_parent, { PK, SK }, { actor }) =>
      respondWith(replayDeadLetter(deps, actor, ok({ consumer: PK, eventId: SK })), () => ({ Status: "OK" })),
  };
}
