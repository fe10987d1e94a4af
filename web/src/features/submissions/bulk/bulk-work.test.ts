import type { ApolloClient } from "@apollo/client";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { graphOver } from "#lib/graph/apollo.ts";
import { fakeGraph, refusal } from "#test/fake-graph.ts";
import { bookMany, groupMany, leaveGroups, rejoinGroups, takeBack } from "./bulk-work.ts";

type Submission = WallCard_SubmissionFragment;
type Users = { readonly groupUsers: { readonly GroupId: string; readonly UserIds: readonly string[] } };

function people(count: number, groups: readonly string[] = []): readonly Submission[] {
  return Array.from({ length: count }, (_, index) => ({
    PK: "PRJ#p",
    SK: `SUB#r#${index + 1}`,
    Data: {
      RoleId: "ROLE#r",
      UserId: `USR#${index + 1}`,
      BookingStatus: "Submitted",
      Groups: groups.map((GroupId) => ({ GroupId })),
    },
  })) as unknown as readonly Submission[];
}

function graphOf(answers: Readonly<Record<string, unknown>>) {
  const { link, calls } = fakeGraph(answers);
  return { graph: graphOver([link]), calls };
}

const allDone = (keys: readonly string[]) => ({
  Status: "OK",
  Results: keys.map((Key) => ({ Key, Status: "Done" })),
});

const unavailable = () => refusal({ code: "UNAVAILABLE" });
const count = (outcomes: ReadonlyArray<{ Status: string; Code: string | null }>) => ({
  done: outcomes.filter(({ Status }) => Status === "Done").length,
  unavailable: outcomes.filter(({ Status, Code }) => Status === "Failed" && Code === "UNAVAILABLE").length,
});

/** A call that fails from this batch on. */
function failingFrom<Input>(batch: number, keysOf: (input: Input) => readonly string[]) {
  let batches = 0;
  return (input: Input) => {
    batches += 1;
    if (batches >= batch) throw unavailable();
    return allDone(keysOf(input));
  };
}

const booking = (batch: number) => ({
  projectSubmissionsBooking: failingFrom(
    batch,
    ({ submissions }: { submissions: ReadonlyArray<{ SK: string }> }) => submissions.map(({ SK }) => SK),
  ),
});
const joining = (batch: number) => ({
  addGroupUsers: failingFrom(batch, ({ groupUsers }: Users) => groupUsers.UserIds),
});

test.each([
  ["booked", booking, (graph: ApolloClient) => bookMany(graph, people(450), true)],
  ["put into a group", joining, (graph: ApolloClient) => groupMany(graph, people(450), 1, true)],
] as const)("who was %s before a batch failed is not forgotten", async (_what, answers, work) => {
  const { graph, calls } = graphOf(answers(2));
  const outcomes = await work(graph);
  expect(count(outcomes)).toEqual({ done: 200, unavailable: 250 });
  expect(new Set(outcomes.map(({ Key }) => Key)).size).toBe(450);
  expect(calls).toHaveLength(2);
});

test("what fails before anything was done is thrown", async () => {
  const { graph } = graphOf(booking(1));
  await expect(bookMany(graph, people(3), true)).rejects.toThrow("refused");
});

test("one who cannot be taken back keeps nobody else from it", async () => {
  const calls: string[] = [];
  const { graph } = graphOf({
    updateBookingStatus: ({ sK }: { sK: string }) => {
      calls.push(sK);
      if (sK === "SUB#r#2") throw refusal({ code: "CONFLICT", rule: "ALREADY_NOTIFIED" });
      return { Status: "OK" };
    },
  });
  const everybody = people(10);
  const outcomes = await takeBack(graph, everybody);
  expect(calls.toSorted()).toEqual(everybody.map(({ SK }) => SK).toSorted());
  expect(outcomes.filter(({ Status }) => Status !== "Done")).toEqual([
    { Key: "SUB#r#2", Status: "Failed", Code: "CONFLICT", Rule: "ALREADY_NOTIFIED" },
  ]);
  expect(outcomes).toHaveLength(10);
});

test("leaving all groups has a result for each person, and leads back into those that were left", async () => {
  const { graph, calls } = graphOf({
    deleteGroupUsers: ({ groupUsers: { GroupId, UserIds } }: Users) => {
      if (GroupId === "GROUP#3") throw unavailable();
      return allDone(UserIds);
    },
    addGroupUsers: ({ groupUsers }: Users) => allDone(groupUsers.UserIds),
  });
  const [first, second] = people(2, ["GROUP#1", "GROUP#3", "GROUP#5"]);
  const { outcomes, left } = await leaveGroups(graph, [first!, second!]);
  expect(count(outcomes)).toEqual({ done: 2, unavailable: 2 });
  expect(left.map((group) => [group.number, group.people.length])).toEqual([
    [1, 2],
    [3, 0],
    [5, 2],
  ]);
  calls.length = 0;
  expect(count(await rejoinGroups(graph, left))).toEqual({ done: 2, unavailable: 0 });
  expect(calls.map(({ variables }) => (variables as unknown as Users).groupUsers.GroupId)).toEqual([
    "GROUP#1",
    "GROUP#5",
  ]);
});
