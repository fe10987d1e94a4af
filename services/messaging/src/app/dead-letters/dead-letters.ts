import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from "@callboard/kit/paging/page.ts";
import { notFound } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { isUuid, newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { Deps } from "../ports.ts";
import type { Letter } from "./letter-ports.ts";

const ADMINS = ["Admin"];
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
const consumerName = z
  .string()
  .refine((name) => NAME.test(name), rule("FORMAT", "must be the name of a consumer."));
const listing = z.object({
  Consumer: fields.optional(consumerName),
  PageSize: fields.optional(z.int().min(1).max(MAX_PAGE_SIZE)),
});

/** Dead letters of one consumer or of all, oldest first, with who replayed them. */
export const listDeadLetters = forMembers<Deps, unknown, readonly Letter[]>(
  ADMINS,
  async ({ deadLetters, reads }, _member, criteria) => {
    const read = validate(listing, criteria ?? {}, "criteria");
    if (!read.ok) return read;
    const { Consumer: consumer, PageSize: size } = read.value;
    const found = await deadLetters.list(size ?? DEFAULT_PAGE_SIZE, consumer);
    const replays = await reads.replays(found.map(({ eventId }) => eventId));
    return ok(
      found.map((letter) => ({
        ...letter,
        replays: (replays.get(letter.eventId) ?? []).filter(({ consumer: of }) => of === letter.consumer),
      })),
    );
  },
);

export interface ReplayInput {
  readonly consumer: string;
  readonly eventId: string;
}

const replaying = z.object({
  PK: consumerName,
  SK: z.string().refine(isUuid, rule("UUID", "must be the id of an event.")),
});

/** Replays a dead letter to its consumer and records who did it; `NOT_FOUND` if there is none. */
export const replayDeadLetter = forMembers<Deps, ReplayInput, void>(ADMINS, async (deps, member, input) => {
  const read = validate(replaying, { PK: input.consumer, SK: input.eventId });
  if (!read.ok) return read;
  const { PK: consumer, SK: eventId } = read.value;
  if (!(await deps.deadLetters.replay(consumer, eventId))) return fail(notFound("dead letter"));
  return deps.transaction(async (unit): Promise<Result<void>> => {
    const version = await unit.addReplay({ id: newId(), consumer, eventId, replayedBy: member.userId });
    await unit.addEvents(member, [{ kind: "LetterReplayed", consumer, eventId, version }]);
    return ok();
  });
});
