import { OWNERS, type AdditionCase } from "../../addition-case.ts";
import type { FreshSubmission } from "../../failures/casting-targets.ts";
import type { Making } from "../../mutation-case.ts";
import { bare } from "../../people.ts";
import { TALENT_SIDE } from "../../views.ts";

const call = (name: string, more = ""): string =>
  `mutation($PK: ID!, $SK: ID!) { ${name}(pK: $PK, sK: $SK${more}) { SK } }`;
const NO_SHOW = call("recordNoShow");
const events = ["submission.status_changed"];

/** A confirmed submission whose slot has begun. */
async function begun({ casting, world }: Making): Promise<FreshSubmission> {
  const { slot, ...submission } = await casting.invited();
  await world.workshop.confirm(submission.PK, submission.SK, slot);
  const past = "update slot set starts_at = now() - interval '1 hour' where id = $1";
  await world.databases.query("casting", past, [bare(slot)]);
  return submission;
}
const target = ({ PK, SK, row }: FreshSubmission) => ({ variables: { PK, SK }, rows: [row] });

/** Operations around an audition. */
export const ATTENDANCE_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  requestAnotherTime: {
    service: "casting",
    query: call("requestAnotherTime"),
    ok: TALENT_SIDE,
    others: "NOT_FOUND",
    events: ["audition.change_requested"],
    make: async ({ casting }) => target(await casting.invited()),
  },
  checkIn: {
    service: "casting",
    query: call("checkIn"),
    ok: OWNERS,
    others: "NOT_FOUND",
    // Called without the door code.
    apart: Object.fromEntries(TALENT_SIDE.map((actor) => [actor, "VALIDATION"])),
    events,
    make: async (making) => target(await begun(making)),
  },
  recordNoShow: {
    service: "casting",
    query: NO_SHOW,
    ok: OWNERS,
    others: "NOT_FOUND",
    events,
    make: async (making) => target(await begun(making)),
  },
  disputeNoShow: {
    service: "casting",
    query: call("disputeNoShow", ', reason: "I was there."'),
    ok: TALENT_SIDE,
    others: "NOT_FOUND",
    events,
    async make(making) {
      const submission = await begun(making);
      await making.world.must("producerOwner", NO_SHOW, { PK: submission.PK, SK: submission.SK });
      return target(submission);
    },
  },
};
