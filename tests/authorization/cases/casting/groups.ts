import { newId } from "@callboard/kit/ids.ts";
import type { MutationCase } from "../../mutation-case.ts";
import { NO_KEY, within, type Provocation, type Provocations } from "../../failures/provocation.ts";
import type { FreshSubmission } from "../../failures/casting-targets.ts";

const USERS = "Results { Key Status } Users { SK }";
const many = (name: string): string =>
  `mutation($g: GroupUsersInput!) { ${name}(groupUsers: $g) { ${USERS} } }`;
const one = (name: string): string => `mutation($g: GroupUserInput!) { ${name}(groupUser: $g) { ${USERS} } }`;
const GroupId = "GROUP#1";

/** Identifies the submission to put into a group. */
const placeOf = ({ PK, SK, UserId }: FreshSubmission) => ({
  ProjectId: PK,
  RoleId: `ROLE#${SK.split("#")[1]}`,
  GroupId,
  UserId,
});
const placesOf = (submission: FreshSubmission) => {
  const { UserId, ...place } = placeOf(submission);
  return { ...place, UserIds: [UserId] };
};

export const GROUP_MUTATIONS: Readonly<Record<string, MutationCase>> = {
  createGroup: {
    query: "mutation($g: GroupInput!) { createGroup(group: $g) { PK SK } }",
    async make({ world }) {
      const { PK, SK } = await world.workshop.project("Approved", { Name: "Grouped" });
      return { variables: { g: { ProjectId: PK, RoleId: SK, Name: "Callbacks" } }, rows: [] };
    },
  },
  addGroupUsers: {
    query: many("addGroupUsers"),
    async make({ casting }) {
      const submission = await casting.submission();
      return { variables: { g: placesOf(submission) }, rows: [submission.row] };
    },
  },
  addGroupUser: {
    query: one("addGroupUser"),
    async make({ casting }) {
      const submission = await casting.submission();
      return { variables: { g: placeOf(submission) }, rows: [submission.row] };
    },
  },
  deleteGroupUsers: {
    query: many("deleteGroupUsers"),
    async make({ casting, world }) {
      const submission = await casting.submission();
      const g = placesOf(submission);
      await world.must("producerOwner", many("addGroupUsers"), { g });
      return { variables: { g }, rows: [submission.row] };
    },
  },
  deleteGroupUser: {
    query: one("deleteGroupUser"),
    async make({ casting, world }) {
      const submission = await casting.submission();
      const g = placeOf(submission);
      await world.must("producerOwner", one("addGroupUser"), { g });
      return { variables: { g }, rows: [submission.row] };
    },
  },
};

const tooMany = within("g", { UserIds: Array.from({ length: 201 }, () => newId()) });
const CREATE = "mutation($g: GroupInput!) { createGroup(group: $g) { SK } }";
const ClientKey = crypto.randomUUID();

/** The same key has been used for another group. */
const keyReused: Provocation = {
  async variables(own, { world }) {
    const g = own["g"] as object;
    await world.must("producerOwner", CREATE, { g: { ...g, ClientKey } });
    return { ...own, g: { ...g, Name: "Others", ClientKey } };
  },
};

export const GROUP_FAILURES: Provocations = {
  createGroup: {
    "VALIDATION:group.Name": within("g", { Name: "x".repeat(81) }),
    "VALIDATION:group.ProjectId": within("g", { ProjectId: NO_KEY }),
    "VALIDATION:group.RoleId": within("g", { RoleId: NO_KEY }),
    "CONFLICT:SLOT_USED": {
      async variables(own, { world }) {
        const g = { ...(own["g"] as object), GroupId: "GROUP#4" };
        await world.must("producerOwner", CREATE, { g });
        return { ...own, g };
      },
    },
    "CONFLICT:KEY_REUSED": keyReused,
    "LIMIT:20 groups per project": {
      async variables(own, { world }) {
        const { PK } = await world.workshop.project("Approved", { Name: "Crowded" });
        const g = { ProjectId: PK, Name: "Another" };
        for (let place = 0; place < 15; place += 1) await world.must("producerOwner", CREATE, { g });
        return { ...own, g };
      },
    },
  },
  addGroupUsers: {
    "VALIDATION:GroupId": { ...within("g", { GroupId: "GROUP#6" }), expected: field("groupUsers.GroupId") },
    "VALIDATION:UserIds": { ...within("g", { UserIds: [] }), expected: field("groupUsers.UserIds") },
    "LIMIT:200 per call, 500 members": tooMany,
  },
  deleteGroupUsers: {
    "VALIDATION:GroupId": { ...within("g", { GroupId: "GROUP#6" }), expected: field("groupUsers.GroupId") },
    "VALIDATION:UserIds": { ...within("g", { UserIds: [] }), expected: field("groupUsers.UserIds") },
    "LIMIT:200 per call, 500 members": tooMany,
  },
  addGroupUser: {
    "VALIDATION:GroupId": { ...within("g", { GroupId: "GROUP#6" }), expected: field("groupUser.GroupId") },
    "VALIDATION:UserId": { ...within("g", { UserId: NO_KEY }), expected: field("groupUser.UserId") },
    "LIMIT:200 per call, 500 members": {
      async variables(own, { world, casting }) {
        const g = placeOf(await casting.submission());
        const [projectId, positionId] = [g.ProjectId, g.RoleId].map((key) => key.split("#")[1]);
        await world.must("producerOwner", one("addGroupUser"), { g: { ...g, GroupId: "GROUP#3" } });
        await world.must("producerOwner", one("deleteGroupUser"), { g: { ...g, GroupId: "GROUP#3" } });
        // Creating five hundred talent accounts would take minutes.
        await world.databases.query(
          "casting",
          `insert into group_member (project_id, group_id, position_id, user_id)
           select $1, '3', $2, gen_random_uuid() from generate_series(1, 500)`,
          [projectId, positionId],
        );
        return { ...own, g: { ...g, GroupId: "GROUP#3" } };
      },
    },
  },
  deleteGroupUser: {
    "VALIDATION:GroupId": { ...within("g", { GroupId: "GROUP#6" }), expected: field("groupUser.GroupId") },
    "VALIDATION:UserId": { ...within("g", { UserId: NO_KEY }), expected: field("groupUser.UserId") },
  },
};

function field(path: string): object {
  return { code: "VALIDATION", fields: [{ path }] };
}
