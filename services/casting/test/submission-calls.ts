import type { Actor, Member } from "@callboard/kit/actor.ts";
import { ScheduleChangedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import type { AnsweredError } from "@callboard/testkit/subgraph-client.ts";
import type { World } from "./casting-world.ts";

/** A submission created by a test, with the talent who sent it. */
export interface Sent {
  readonly PK: string;
  readonly SK: string;
  readonly talent: Member;
}

const JOIN = `mutation($pk: ID!, $sk: ID!, $slot: ID!) {
  joinWaitingList(pK: $pk, sK: $sk, auditionId: $slot) { SK } }`;
const SUBMIT = `mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { PK SK } }`;

/** Shorthand calls for casting's operations; they return the errors, empty on success. */
export function callsOf(world: World) {
  const run: Run = async (actor, operation, variables) =>
    (await world.execute(actor, operation, variables)).errors;
  const calls = { ...bookingCalls(run), ...auditionCalls(run), ...readingCalls(world) };
  return {
    ...calls,
    /** Changes a slot as projects, and publishes the event; a move is told apart from other changes. */
    async changeSlot(slotId: string, facts: object, { moved = false } = {}): Promise<void> {
      const known = world.others.slots.get(slotId);
      const { projectId = "", version = 0n } = known ?? {};
      world.others.slots.set(slotId, { ...known, ...facts, version: version + 1n });
      const movedSlotIds = moved ? [slotId] : [];
      await world.receive(ScheduleChangedSchema, { projectId, slotIds: [slotId], movedSlotIds });
    },
    /** A new talent's submission to a role of the project, invited by the company to a slot that others may be offered too. */
    async invited(company: Actor, projectId: string, slotId: string): Promise<Sent> {
      const sent = await calls.send(world.others.position(projectId));
      const errors = await calls.request(company, sent, slotId, { Shared: true });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
      return sent;
    },
  };
}

type Run = (
  actor: Actor | null,
  operation: string,
  variables: Record<string, unknown>,
) => Promise<readonly AnsweredError[]>;

const keyed = (name: string, more = "", declared = "") =>
  `mutation($pk: ID!, $sk: ID!${declared}) { ${name}(pK: $pk, sK: $sk${more}) { Status } }`;

function readingCalls(world: World) {
  return {
    /** Submits as a new talent, or as the given one. */
    async send(positionId: string, talent: Member = member({ roles: ["Talent"] })): Promise<Sent> {
      const answer = await world.execute<{ submitToPosition: { PK: string; SK: string } }>(talent, SUBMIT, {
        s: { RoleId: positionId, ScenesAgreed: true },
      });
      if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
      return { ...answer.data.submitToPosition, talent };
    },
    /** The data of a submission as an actor sees it. */
    async read(actor: Actor, { SK }: Sent, fields: string): Promise<Record<string, unknown>> {
      const [, RoleId, UserId] = SK.split("#");
      const answer = await world.execute<{ getPositionSubmission: { Data: Record<string, unknown> } }>(
        actor,
        `query($u: ID!, $r: ID!) { getPositionSubmission(UserId: $u, RoleId: $r) { Data { ${fields} } } }`,
        { u: UserId, r: RoleId },
      );
      if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
      return answer.data.getPositionSubmission.Data;
    },
  };
}

function bookingCalls(run: Run) {
  return {
    set: (actor: Actor | null, { PK, SK }: Sent, status: string) =>
      run(actor, keyed("updateBookingStatus", ", status: $status", ", $status: String!"), {
        pk: PK,
        sk: SK,
        status,
      }),
    book: (actor: Actor | null, { PK, SK, talent }: Sent, booked = true, why: string | null = null) =>
      run(
        actor,
        `mutation($pk: ID!, $sk: ID!, $u: ID!, $b: Boolean!, $why: String) {
          projectSubmissionBookResponse(PK: $pk, SK: $sk, UserId: $u, Booked: $b, ClashReason: $why) { Status } }`,
        { pk: PK, sk: SK, u: talent.userId, b: booked, why },
      ),
    withdraw: (actor: Actor | null, { PK, SK }: Sent) =>
      run(actor, `mutation($pk: ID!, $sk: ID!) { withdrawSubmission(pK: $pk, sK: $sk) { SK } }`, {
        pk: PK,
        sk: SK,
      }),
    addToGroup: (actor: Actor | null, { PK, SK }: Sent, group: string) =>
      run(actor, inGroup("addBookingGroupUser"), { pk: PK, sk: SK, group }),
    removeFromGroup: (actor: Actor | null, { PK, SK }: Sent, group: string) =>
      run(actor, inGroup("deleteBookingGroupUser"), { pk: PK, sk: SK, group }),
  };
}

function auditionCalls(run: Run) {
  return {
    request: (actor: Actor | null, { PK, SK }: Sent, slotId: string | null, more: object = {}) =>
      run(actor, `mutation($r: AuditionRequestInput!) { requestAudition(request: $r) { SK } }`, {
        r: { PK, SK, ...(slotId ? { AuditionId: slotId } : {}), ...more },
      }),
    confirm: (actor: Actor | null, { PK, SK }: Sent, slotId: string) =>
      run(actor, keyed("confirmAudition", ", auditionId: $slot", ", $slot: ID!"), {
        pk: PK,
        sk: SK,
        slot: slotId,
      }),
    cancel: (actor: Actor | null, { PK, SK }: Sent) =>
      run(actor, keyed("cancelAudition"), { pk: PK, sk: SK }),
    otherTime: (
      actor: Actor | null,
      { PK, SK }: Sent,
      { reason = null, slotIds = [] }: { reason?: string | null; slotIds?: readonly string[] } = {},
    ) =>
      run(
        actor,
        `mutation($pk: ID!, $sk: ID!, $reason: String, $ids: [ID!]) {
          requestAnotherTime(pK: $pk, sK: $sk, reason: $reason, auditionIds: $ids) { SK } }`,
        { pk: PK, sk: SK, reason, ids: slotIds.map((id) => `AUD#${id}`) },
      ),
    join: (actor: Actor | null, { PK, SK }: Sent, slotId: string) =>
      run(actor, JOIN, { pk: PK, sk: SK, slot: slotId }),
    checkIn: (actor: Actor | null, { PK, SK }: Sent) =>
      run(actor, "mutation($pk: ID!, $sk: ID!) { checkIn(pK: $pk, sK: $sk) { SK } }", { pk: PK, sk: SK }),
  };
}

const inGroup = (name: string) =>
  `mutation($pk: ID!, $sk: ID!, $group: ID!) { ${name}(PK: $pk, SK: $sk, GroupId: $group) { Status } }`;

/** The extensions of the first error; undefined if there is none. */
export function facts(errors: readonly AnsweredError[]): AnsweredError["extensions"] | undefined {
  return errors[0]?.extensions;
}
