import { AVAIL_KINDS, type AvailKind } from "@callboard/catalog/states.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { forbidden } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { isUuid } from "@callboard/kit/ids.ts";
import { fail, map, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { applyMove } from "#app/move-submission.ts";
import { fillProfiles } from "#app/profiles/fill-profiles.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import {
  isClosed,
  lockAuthorized,
  visibleSubmission,
  type FullKey,
  type VisibleSubmission,
} from "#app/visible-submission.ts";
import { COMPANY_ROLES, isCompanySide } from "#domain/policy.ts";
import { statusBeforeRequest } from "#domain/request.ts";
import type { Submission } from "#domain/submission.ts";
import { nextStatus } from "#domain/transitions.ts";
import { insertRequest, type RequestContent } from "./insert-request.ts";
import { cancellationField, FEE_FIELDS } from "./terms-input.ts";

const KINDS = AVAIL_KINDS.map(({ value }) => value) as [AvailKind, ...AvailKind[]];

const days = (today: string) =>
  z
    .array(fields.day.refine((day) => day >= today, rule("IN_THE_PAST", "must not be in the past.")))
    .max(LIMITS.datesPerRequest)
    .nullish()
    .transform((dates) => [...new Set(dates ?? [])].toSorted());

const ahead = (now: Date) =>
  fields.optional(z.coerce.date().refine((end) => end > now, rule("IN_THE_PAST", "must be in the future.")));

const common = (now: Date) => ({
  Dates: days(now.toISOString().slice(0, 10)),
  ExpiresAt: ahead(now),
  ...FEE_FIELDS,
  Message: fields.optionalParagraph(LIMITS.noteLength),
  ClientKey: fields.clientKey,
});

const availSchema = (now: Date) =>
  z
    .object({ ...common(now), Kind: fields.optional(z.enum(KINDS)), DecideBy: ahead(now) })
    .refine(({ ExpiresAt, DecideBy }) => !ExpiresAt || !DecideBy || ExpiresAt <= DecideBy, {
      path: ["DecideBy"],
      ...rule("ORDER", "must not be before ExpiresAt."),
    })
    .refine(({ Kind, Fee }) => Kind !== "Hold" || Fee !== null, {
      path: ["Fee"],
      ...rule("REQUIRED", "is required for a hold."),
    });
const offerSchema = (now: Date) =>
  z.object({
    ...common(now),
    Terms: fields.paragraph(LIMITS.descriptionLength),
    Cancellation: cancellationField,
  });

export interface OpenInput {
  readonly key: FullKey;
  readonly fields: { readonly ClientKey?: string | null | undefined };
}

/** Checks whether someone is free on dates: an avail, a first refusal or a hold. */
export const requestAvail = forMembers<Deps, OpenInput, VisibleSubmission>(
  COMPANY_ROLES,
  (deps, member, input) =>
    open(deps, member, input, {
      operation: "requestAvail",
      read: (now) =>
        map(validate(availSchema(now), input.fields, "request"), (read) => ({
          ...read,
          kind: read.Kind ?? "Avail",
          terms: null,
          Cancellation: null,
        })),
    }),
);

/** Offers terms; the talent side accepts, which books, or declines. */
export const makeOffer = forMembers<Deps, OpenInput, VisibleSubmission>(
  COMPANY_ROLES,
  (deps, member, input) =>
    open(deps, member, input, {
      operation: "makeOffer",
      read: (now) =>
        map(validate(offerSchema(now), input.fields, "offer"), (read) => ({
          ...read,
          DecideBy: null,
          kind: "Offer",
          terms: read.Terms,
        })),
    }),
);

interface Opening {
  readonly operation: "requestAvail" | "makeOffer";
  readonly read: (now: Date) => Result<RequestContent>;
}

async function open(
  deps: Deps,
  member: Member,
  input: OpenInput,
  { operation, read }: Opening,
): Promise<Result<VisibleSubmission>> {
  const closed = await isClosed(deps, input.key.projectId);
  if (!closed.ok) return closed;
  // The end depends on where the talent is; if talent does not respond, on what casting knows.
  await fillProfiles(deps, [input.key.positionId]);
  const key = input.fields.ClientKey ?? null;
  const call = { actor: member, operation, key: key !== null && isUuid(key) ? key : null, body: input };
  const done = await deps.transaction((unit) =>
    unit.once(call, async () => {
      const found = await lockAuthorized(unit, member, input.key);
      if (!found.ok) return found;
      const { submission, relation } = found.value;
      if (!isCompanySide(relation)) return fail(forbidden("OWNERSHIP"));
      const now = deps.now();
      const parsed = read(now);
      if (!parsed.ok) return parsed;
      const facts = { submission, actor: member, now, closed: closed.value };
      const opened = await openRequest(unit, parsed.value, facts);
      return map(opened, () => null);
    }),
  );
  if (!done.ok) return done;
  const [submission] = await deps.reads.bySubmissionKeys([input.key]);
  return visibleSubmission(member, submission ?? null);
}

interface Facts {
  readonly submission: Submission;
  readonly actor: Member;
  readonly now: Date;
  readonly closed: boolean;
}

async function openRequest(
  unit: UnitOfWork,
  content: RequestContent,
  { submission, actor, now, closed }: Facts,
): Promise<Result<Submission>> {
  const next = nextStatus(submission.status, content.kind === "Offer" ? "make offer" : "request avail");
  if (!next.ok) return next;
  const request = await insertRequest(unit, content, { submission, actor, now });
  return applyMove(unit, {
    submission,
    to: next.value,
    actor,
    now,
    closed,
    change: {
      request,
      formerStatus: statusBeforeRequest(submission),
    },
    event: (after) => ({
      kind: content.kind === "Offer" ? "OfferMade" : "AvailRequested",
      submission: after,
      requestId: request.id,
    }),
  });
}
