import { declinedStatus, markedStatus } from "@callboard/catalog/booking-transitions.ts";
import type { ApolloClient } from "@apollo/client";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { mark } from "../decisions/marks.ts";
import { MoveSubmission } from "../decisions/decision-documents.ts";
import { groupKey } from "../groups/group-number.ts";
import { AddManyToGroup, BookMany, RemoveManyFromGroup } from "./bulk-documents.ts";

type Submission = WallCard_SubmissionFragment;

export type Outcome = {
  readonly Key: string;
  readonly Status: string;
  readonly Code: string | null;
  readonly Rule: string | null;
};

/** The server takes so many at once. */
const MOST = 200;
/** How many calls for single people run at once. */
const AT_ONCE = 4;

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Puts people into a group or takes them out, and shows it for those for whom it was done. */
export async function groupMany(
  graph: ApolloClient,
  people: readonly Submission[],
  number: number,
  add: boolean,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of chunks(people, MOST)) {
    const [first] = part;
    if (!first) continue;
    const groupUsers = {
      ProjectId: first.PK,
      RoleId: first.Data.RoleId,
      GroupId: groupKey(number),
      UserIds: part.map(({ Data }) => Data.UserId),
    };
    const results = add
      ? (await graph.mutate({ mutation: AddManyToGroup, variables: { groupUsers } })).data?.addGroupUsers
      : (await graph.mutate({ mutation: RemoveManyFromGroup, variables: { groupUsers } })).data
          ?.deleteGroupUsers;
    part.forEach((person, index) => {
      const outcome = results?.Results[index];
      if (!outcome) return;
      outcomes.push({ ...outcome, Key: person.SK });
      if (outcome.Status !== "Done") return;
      const status = add ? { status: markedStatus(person.Data.BookingStatus), group: number } : {};
      mark(graph.cache, person, { ...status, without: number });
    });
  }
  return outcomes;
}

/** Books people or passes on them, and shows it for those for whom it was done. */
export async function bookMany(
  graph: ApolloClient,
  people: readonly Submission[],
  booked: boolean,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of chunks(people, MOST)) {
    const submissions = part.map(({ PK, SK, Data }) => ({ PK, SK, UserId: Data.UserId }));
    const { data } = await graph.mutate({ mutation: BookMany, variables: { submissions, status: booked } });
    for (const outcome of data?.projectSubmissionsBooking.Results ?? []) {
      outcomes.push(outcome);
      const person = part.find(({ SK }) => SK === outcome.Key);
      if (!person || outcome.Status !== "Done") continue;
      const status = booked ? "Booked" : declinedStatus(person.Data.BookingStatus);
      mark(graph.cache, person, { status });
    }
  }
  return outcomes;
}

/** Gives people the states back that they had before they were booked or passed on, while nobody was notified. */
export async function takeBack(graph: ApolloClient, people: readonly Submission[]): Promise<void> {
  for (const part of chunks(people, AT_ONCE)) {
    await Promise.all(
      part.map(async (person) => {
        const { PK, SK, Data } = person;
        const variables = { pK: PK, sK: SK, status: Data.BookingStatus };
        await graph.mutate({ mutation: MoveSubmission, variables });
        mark(graph.cache, person, { status: Data.BookingStatus });
      }),
    );
  }
}
