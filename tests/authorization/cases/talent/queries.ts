import type { ActorName } from "../../contract.ts";
import type { Granted, QueryCase } from "../../query-case.ts";
import { at } from "../../../support/graph.ts";
import { keysIn } from "../../world.ts";

/** Admins, and members of a company that was approved to cast; producerOther's company has no approved project. */
const FINDS_MINORS: readonly ActorName[] = ["producerOwner", "producerColleague", "admin"];

/** The fixture's talent, without those who may not be found; minors only for those who may find them. */
function expectFound({ value, actor, world }: Granted): void {
  const { of } = world.people;
  const keys = keysIn(value);
  expect(keys).toContain(of.talentSelf.key);
  for (const unseen of [of.noRole, of.suspended]) expect(keys).not.toContain(unseen.key);
  expect(keys.includes(of.talentMinor.key)).toBe(FINDS_MINORS.includes(actor));
}

export const TALENT_QUERIES: Readonly<Record<string, QueryCase>> = {
  searchUsers: {
    query: "query($value: String!) { searchUsers(value: $value) { PK Data { View } } }",
    // Ten at most are found: by the first names of performers, which these people have.
    variables: () => ({ value: "talent" }),
    check: expectFound,
  },
  getUserLatestPost: {
    query: "query($id: ID!) { getUserLatestPost(id: $id) { PK SK Data { Type IsPublic PostViews } } }",
    variables: ({ people }) => ({ id: people.of.talentSelf.key }),
    check({ value, actor, world }) {
      expect(at(value, "PK")).toBe(world.people.of.talentSelf.key);
      const readsViews = ["talentSelf", "agentLinked", "admin"].includes(actor);
      expect(at(value, "Data.PostViews") !== null).toBe(readsViews);
    },
  },
  filterUsers: {
    query: "query($c: UserCriteria!) { filterUsers(criteria: $c) { PK Data { View } } }",
    variables: () => ({ c: { PageSize: 100 } }),
    check: expectFound,
  },
};
