import type { Member } from "@callboard/kit/actor.ts";
import { forbidden, invalid, limitReached, type Failure } from "@callboard/kit/failure.ts";
import * as fields from "@callboard/kit/fields.ts";
import { isUuid, newId } from "@callboard/kit/ids.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse, type KeyedCall } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { z } from "zod";
import type { CastingEvent } from "#domain/events.ts";
import { adultsOnly, isBarred } from "#domain/minors/minors.ts";
import { TALENT_ROLES, talentSide } from "#domain/policy.ts";
import { lacksAgreement } from "#domain/scenes/scenes.ts";
import { isVisible, noSuchPosition, refusalToSubmit } from "#domain/position.ts";
import {
  firstSubmission,
  type Submission,
  type SubmissionContent,
  type SubmissionText,
} from "#domain/submission.ts";
import { nextStatus } from "#domain/transitions.ts";
import { agencyNames } from "./agencies/agency-names.ts";
import { chooseMedia } from "./choose-media.ts";
import { applyMove } from "./move-submission.ts";
import type { Deps, Person, SubmissionKey, UnitOfWork } from "./ports.ts";
import { cachedPeople, currentPosition, type PositionInProject } from "./read-through.ts";
import { visibleSubmission, type VisibleSubmission } from "./visible-submission.ts";

const MINUTE_MS = 60_000;
/** The maximum length of a web address and of a social media name, in characters. */
const LINK_LENGTH = 300;

export interface SubmitInput {
  readonly projectId: string | null;
  readonly positionId: string;
  /** The caller, unless an agent submits. */
  readonly userId: string | null;
  readonly photoId: string | null;
  readonly reelId: string | null;
  readonly submission: {
    readonly Comments?: string | null | undefined;
    readonly Website?: string | null | undefined;
    readonly SocialMedia?: string | null | undefined;
    readonly RepresentationName?: string | null | undefined;
    /** The person agrees to the nudity and adult scenes that the position describes. */
    readonly ScenesAgreed?: boolean | null | undefined;
    readonly ClientKey?: string | null | undefined;
  };
}

const schema = z
  .object({
    Comments: fields.optionalParagraph(LIMITS.noteLength),
    Website: fields
      .optionalLine(LINK_LENGTH)
      .refine(
        (link) => link === null || fields.httpsUrl.safeParse(link).success,
        rule("URL", "must be a link that starts with https://."),
      ),
    SocialMedia: fields.optionalParagraph(LINK_LENGTH),
    RepresentationName: fields.optionalLine(LIMITS.nameLength),
    ClientKey: fields.clientKey,
  })
  .transform((read): SubmissionText => ({
    comments: read.Comments,
    website: read.Website,
    socialMedia: read.SocialMedia,
    representationName: read.RepresentationName,
  }));

/**
 * Puts a person forward for an open position: the caller or, as agent, a linked talent. Once per person and position:
 * a repeated call returns the existing submission, and a withdrawn one becomes active again. At most ten positions per minute.
 */
export const submitToPosition = forMembers<Deps, SubmitInput, VisibleSubmission>(
  TALENT_ROLES,
  async (deps, member, input) => {
    const userId = input.userId ?? member.userId;
    const key = { positionId: input.positionId, userId };
    const call = callOf(member, input);
    // A repeated call gets its stored response, whatever happened to the position since.
    const stored = await storedResponse<SubmissionKey>(deps.transaction, call);
    if (stored) return stored.ok ? readAgain(deps, member, stored.value) : stored;
    const target = await visiblePosition(deps, member, input);
    if (!target.ok) return target;
    if (!talentSide(member, userId))
      return fail(forbidden("OWNERSHIP", "You don't represent this person, so you can't submit them."));
    const text = validate(schema, input.submission, "submission");
    if (!text.ok) return text;
    // Name and picture for the company's list; if identity is unavailable, the list fills them in later.
    const people = await cachedPeople(deps, [userId]);
    const person = people.get(userId) ?? null;
    const { adultsOnly: hasScenes } = target.value.position;
    const refused = refusalOfScenes(hasScenes, member, { userId, person, input });
    if (refused) return fail(refused);
    const media = await chooseMedia(deps, input, { userId, person });
    if (!media.ok) return media;
    const { photoId, reelId } = media.value;
    const scenesAgreedAt = hasScenes === true ? deps.now() : null;
    const representationName = await representationOf(deps, member, userId, text.value);
    const content = { ...text.value, representationName, photoId, reelId, scenesAgreedAt };
    const done = await deps.transaction((unit) =>
      unit.once(call, async () => {
        const sent = await send(deps, unit, { key, caller: member, target: target.value, content });
        return sent.ok ? ok(key) : sent;
      }),
    );
    return done.ok ? readAgain(deps, member, done.value) : done;
  },
);

/** For whom an agent submits is known; talent may name somebody. Named later if identity is unavailable. */
async function representationOf(
  deps: Deps,
  { userId: callerId }: Member,
  userId: string,
  { representationName }: SubmissionText,
): Promise<string | null> {
  if (callerId === userId) return representationName;
  return (await agencyNames(deps, [callerId])).get(callerId) ?? null;
}

/** A ClientKey that is not a UUID is reported with the other fields, after the caller's rights are checked. */
function callOf(actor: Member, { projectId, positionId, userId, submission }: SubmitInput): KeyedCall {
  const key = submission.ClientKey ?? null;
  const isKey = key !== null && isUuid(key);
  // The media are hashed as they were sent, so a body without them equals one from before media could be chosen.
  const body = { projectId, positionId, userId, submission };
  return { actor, operation: "submitToPosition", key: isKey ? key : null, body };
}

async function readAgain(deps: Deps, member: Member, key: SubmissionKey): Promise<Result<VisibleSubmission>> {
  const [submission] = await deps.reads.bySubmissionKeys([key]);
  return visibleSubmission(member, submission ?? null);
}

/** The position if the caller may see it; in a private project only with a submission to it. */
async function visiblePosition(
  deps: Deps,
  caller: Member,
  input: SubmitInput,
): Promise<Result<PositionInProject>> {
  const now = deps.now();
  const found = await currentPosition(
    deps,
    input.positionId,
    ({ position, project }) =>
      isVisible(project, position, true) && refusalToSubmit(project, position, now) === null,
  );
  if (!found.ok) return found;
  if (!found.value) return fail(noSuchPosition());
  const { position, project } = found.value;
  if (input.projectId !== null && input.projectId !== position.projectId) return fail(noSuchPosition());
  const people = [caller.userId, ...caller.representedIds];
  const involved = !project.public && (await deps.reads.isInvolved(project.id, people));
  return isVisible(project, position, involved) ? ok({ position, project }) : fail(noSuchPosition());
}

interface Candidate {
  readonly userId: string;
  readonly person: Person | null;
  readonly input: SubmitInput;
}

/** Why the role's nudity or adult scenes keep the person out: their age, or that nobody agreed to them. */
function refusalOfScenes(
  hasScenes: boolean | null,
  caller: Member,
  { userId, person, input }: Candidate,
): Failure | null {
  const minor = userId === caller.userId ? caller.minor : (person?.minor ?? null);
  if (isBarred({ adultsOnly: hasScenes, minor })) return adultsOnly();
  const agreed = input.submission.ScenesAgreed === true;
  const unread = lacksAgreement({ adultsOnly: hasScenes, agreed });
  return unread && invalid([unread]);
}

interface Sending {
  readonly key: SubmissionKey;
  readonly caller: Member;
  readonly target: PositionInProject;
  readonly content: SubmissionContent;
}

async function send(deps: Deps, unit: UnitOfWork, sending: Sending): Promise<Result<void>> {
  const { key, target } = sending;
  const now = deps.now();
  const earlier = await unit.lockSubmission(key);
  const next = earlier ? nextStatus(earlier.status, "submit again") : null;
  if (next && !next.ok) return next;
  if (earlier && next?.value === earlier.status) return ok();
  const refusal = refusalToSubmit(target.project, target.position, now);
  if (refusal) return fail(refusal);
  const position = await unit.keepPosition(key.positionId);
  if (!position || position.removed) return fail(noSuchPosition());
  const within = await needQuota(unit, sending, now);
  if (!within.ok) return within;
  return earlier ? sendAgain(unit, sending, earlier, now) : sendFirst(unit, sending, now);
}

/** An agent who submits many clients to one position does so once: the limit counts positions. */
async function needQuota(unit: UnitOfWork, { caller, key }: Sending, now: Date): Promise<Result<void>> {
  const since = new Date(now.getTime() - MINUTE_MS);
  const sent = await unit.countSentSince(caller.userId, since, key.positionId);
  const max = LIMITS.submissionsPerMinute;
  return sent < max ? ok() : fail(limitReached("SUBMISSIONS_PER_MINUTE", max, MINUTE_MS / 1000));
}

async function sendFirst(unit: UnitOfWork, sending: Sending, now: Date): Promise<Result<void>> {
  const { key, caller, target, content } = sending;
  const { id: projectId, companyId } = target.project;
  const facts = { id: newId(), ...key, projectId, companyId, createdBy: caller.userId };
  const submission = firstSubmission(facts, content, now);
  if (!(await unit.insert(submission))) return ok();
  await unit.addMoves(caller, [{ submission, from: null, reason: null, announced: true }]);
  await unit.addEvents(sending.caller, [created(submission, sending)]);
  return ok();
}

async function sendAgain(
  unit: UnitOfWork,
  sending: Sending,
  earlier: Submission,
  now: Date,
): Promise<Result<void>> {
  const { caller, content } = sending;
  const again = await applyMove(unit, {
    submission: earlier,
    to: "Submitted",
    actor: caller,
    now,
    closed: false,
    change: { ...content, submittedAt: now, createdBy: caller.userId },
    event: (submission) => created(submission, sending),
  });
  return again.ok ? ok() : again;
}

function created(submission: Submission, { caller, key }: Sending): CastingEvent {
  const agentId = caller.userId === key.userId ? "" : caller.userId;
  return { kind: "SubmissionCreated", submission, agentId };
}
