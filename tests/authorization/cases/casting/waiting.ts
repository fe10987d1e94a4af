import { OWNERS, type AdditionCase } from "../../addition-case.ts";
import type { FreshSubmission } from "../../failures/casting-targets.ts";
import type { Making } from "../../mutation-case.ts";
import { TALENT_SIDE } from "../../views.ts";

const JOIN = `mutation($PK: ID!, $SK: ID!, $slot: ID!) {
  joinWaitingList(pK: $PK, sK: $SK, auditionId: $slot) { SK } }`;
const ofTalent = {
  service: "casting",
  ok: TALENT_SIDE,
  others: "NOT_FOUND",
  events: ["submission.status_changed"],
} as const;

/** An invited person, and a slot of the same project taken by someone else. */
async function atFullSlot({
  casting,
  world,
}: Making): Promise<{ submission: FreshSubmission; full: string }> {
  const other = await casting.invited();
  await world.workshop.confirm(other.PK, other.SK, other.slot);
  return { submission: await casting.invited(), full: other.slot };
}

/** On the waiting list of a full slot. */
async function inLine(making: Making): Promise<{ submission: FreshSubmission; full: string }> {
  const { submission, full } = await atFullSlot(making);
  await making.world.must("talentSelf", JOIN, { PK: submission.PK, SK: submission.SK, slot: full });
  return { submission, full };
}

/** Operations on the waiting list of a full slot. */
export const WAITING_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  joinWaitingList: {
    ...ofTalent,
    query: JOIN,
    async make(making) {
      const { submission, full } = await atFullSlot(making);
      const { PK, SK, row } = submission;
      return { variables: { PK, SK, slot: full }, rows: [row] };
    },
  },
  leaveWaitingList: {
    ...ofTalent,
    query: "mutation($PK: ID!, $SK: ID!) { leaveWaitingList(pK: $PK, sK: $SK) { SK } }",
    async make(making) {
      const { PK, SK, row } = (await inLine(making)).submission;
      return { variables: { PK, SK }, rows: [row] };
    },
  },
  getWaitingList: {
    service: "casting",
    query: "query($c: WaitingListCriteria!) { getWaitingList(criteria: $c) { Place } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: [],
    async make(making) {
      const { submission, full } = await inLine(making);
      return { variables: { c: { ProjectId: submission.PK, AuditionId: full } }, rows: [] };
    },
  },
};
