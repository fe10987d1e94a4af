import { GROUP_FAILURES } from "./groups.ts";
import { NO_KEY, put, type Provocation, type Provocations } from "../../failures/provocation.ts";

const badKeys = (project: string, submission: string) => ({
  [`VALIDATION:${project}`]: put("PK", NO_KEY),
  [`VALIDATION:${submission}`]: put("SK", NO_KEY),
});

/** Someone else has been booked for the position's only place. */
const positionFilled: Provocation = {
  async variables(own, { world, casting }) {
    const { PK } = await casting.position();
    const [position = ""] = await world.workshop.positions(PK, 1, { Quantity: 1 });
    const keys = { PK, SK: position };
    const SK = await world.workshop.submission(keys);
    const other = await world.workshop.submission(keys, "talentThird");
    const book = `mutation($PK: ID!, $SK: ID!) {
      updateBookingStatus(pK: $PK, sK: $SK, status: "Booked") { Status } }`;
    await world.must("producerOwner", book, { PK, SK: other });
    return { ...own, PK, SK, ...("status" in own ? { status: "Booked" } : {}) };
  },
};

/** T1's submission, with an invitation, to a project that has been closed since. */
const closed: Provocation = {
  async variables(own, { world }) {
    const project = await world.workshop.project("Approved", { Name: "Over" });
    const [slot = ""] = await world.workshop.slots(project.PK, 1);
    const SK = await world.workshop.submission(project);
    await world.workshop.invite(project.PK, SK, slot);
    await world.workshop.close(project.PK);
    const status = "status" in own ? { status: "Booked" } : {};
    return { ...own, PK: project.PK, SK, ...("slot" in own ? { slot } : {}), ...status };
  },
};

const withdrawn: Provocation = {
  async variables(own, { world, casting }) {
    const { PK, SK } = await casting.submission();
    const query = "mutation($PK: ID!, $SK: ID!) { withdrawSubmission(pK: $PK, sK: $SK) { SK } }";
    await world.must("talentSelf", query, { PK, SK });
    return { ...own, PK, SK };
  },
};

/** Releases a booked person with a call that has no reason. */
const booked: Provocation = {
  async variables(own, { world, casting }) {
    const { PK, SK } = await casting.submission();
    const query = `mutation($PK: ID!, $SK: ID!) {
      updateBookingStatus(pK: $PK, sK: $SK, status: "Booked") { Status } }`;
    await world.must("producerOwner", query, { PK, SK });
    return { ...own, PK, SK, ...("Booked" in own ? { Booked: false } : {}) };
  },
};

/** The same for one item of a bulk call. */
const asItem = (provocation: Provocation, skipped: object): Provocation => ({
  async variables(own, making) {
    const [item] = own["s"] as { PK: string; SK: string }[];
    const { PK, SK } = await provocation.variables({ ...item }, making);
    return { ...own, s: [{ PK, SK }] };
  },
  skipped,
});

/** The same with false: not booked. */
const letGo = (provocation: Provocation): Provocation => ({
  ...provocation,
  variables: async (own, making) => ({ ...(await provocation.variables(own, making)), status: false }),
});

export const CASTING_FAILURES: Provocations = {
  ...GROUP_FAILURES,
  projectSubmissionsBooking: {
    "VALIDATION:submissions": put("s", []),
    "VALIDATION:submissions[i]": {
      ...put("s", [{ PK: NO_KEY, SK: NO_KEY }]),
      expected: { code: "VALIDATION", fields: [{ path: "submissions.0.PK" }, { path: "submissions.0.SK" }] },
    },
    "VALIDATION:status": put("status", "perhaps"),
    "CONFLICT:POSITION_FILLED": asItem(positionFilled, { Rule: "POSITION_FILLED" }),
    "CONFLICT:BOOKED": letGo(asItem(booked, { Rule: "ILLEGAL_TRANSITION", State: "Booked" })),
    "CONFLICT:WITHDRAWN": asItem(withdrawn, { Rule: "ILLEGAL_TRANSITION", State: "Withdrawn" }),
    "CONFLICT:CLOSED": asItem(closed, { Rule: "ILLEGAL_TRANSITION", State: "Closed" }),
    "LIMIT:200 submissions": {
      variables: (own) => {
        const [item] = own["s"] as object[];
        return { ...own, s: Array.from({ length: 201 }, () => item) };
      },
    },
  },
  projectSubmissionBookResponse: {
    "VALIDATION:UserId": {
      variables: (own, { world }) => ({ ...own, UserId: world.people.of.talentOther.key }),
    },
    "VALIDATION:Booked": put("Booked", "perhaps"),
    "CONFLICT:POSITION_FILLED": positionFilled,
    "CONFLICT:BOOKED": booked,
    "CONFLICT:WITHDRAWN": withdrawn,
    "CONFLICT:CLOSED": closed,
  },
  updateBookingStatus: {
    ...badKeys("pK", "sK"),
    "VALIDATION:status": put("status", "Withdrawn"),
    "CONFLICT:<current status>": {
      ...put("status", "Auditioned"),
      expected: { code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state: "Submitted" },
    },
    "CONFLICT:POSITION_FILLED": positionFilled,
    "CONFLICT:CLOSED": closed,
  },
  addBookingGroupUser: {
    "VALIDATION:SK": put("SK", NO_KEY),
    "VALIDATION:GroupId": put("GroupId", "GROUP#6"),
    "LIMIT:500 members": {
      async variables(own, { world, casting }) {
        const { PK, SK } = await casting.submission();
        const [projectId, positionId] = [PK, SK].map((key) => key.split("#")[1]);
        const query = `mutation($PK: ID!, $SK: ID!) {
          addBookingGroupUser(PK: $PK, SK: $SK, GroupId: "GROUP#2") { Status } }`;
        const first = await casting.submission();
        await world.must("producerOwner", query, { PK: first.PK, SK: first.SK });
        // Creating five hundred talent accounts would take minutes.
        await world.databases.query(
          "casting",
          `insert into group_member (project_id, group_id, position_id, user_id)
           select $1, '2', $2, gen_random_uuid() from generate_series(1, 500)`,
          [projectId, positionId],
        );
        return { ...own, PK, SK, GroupId: "GROUP#2" };
      },
    },
  },
  deleteBookingGroupUser: {
    "VALIDATION:SK": put("SK", NO_KEY),
    "VALIDATION:GroupId": put("GroupId", "GROUP#6"),
  },
  confirmAudition: {
    ...badKeys("pK", "sK"),
    "VALIDATION:auditionId": put("slot", NO_KEY),
    "CONFLICT:SLOT_TAKEN": {
      async variables(_own, { world, casting }) {
        const [first, second] = [await casting.invited(), await casting.submission()];
        await world.workshop.confirm(first.PK, first.SK, first.slot);
        await world.workshop.invite(second.PK, second.SK, await casting.slot());
        return { PK: second.PK, SK: second.SK, slot: first.slot };
      },
    },
    "CONFLICT:NOT_INVITED": {
      async variables(_own, { casting }) {
        const { PK, SK } = await casting.submission();
        return { PK, SK, slot: await casting.slot() };
      },
    },
    "CONFLICT:WITHDRAWN": withdrawn,
    "CONFLICT:CLOSED": closed,
  },
  cancelAudition: { ...badKeys("pK", "sK"), "CONFLICT:CLOSED": closed },
};
