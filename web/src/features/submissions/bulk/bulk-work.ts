import { declinedStatus, markedStatus } from "@callboard/catalog/booking-transitions.ts";
import type { ApolloClient } from "@apollo/client";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { mark } from "../decisions/marks.ts";
import { MoveSubmission } from "../decisions/decision-documents.ts";
import { isIn } from "../decisions/offers.ts";
import { GROUP_NUMBERS, groupKey } from "../groups/group-number.ts";
import { AddManyToGroup, BookMany, RemoveManyFromGroup } from "./bulk-documents.ts";

type Submission = WallCard_SubmissionFragment;

export type Outcome = {
  readonly Key: string;
  readonly Status: string;
  readonly Code: string | null;
  readonly Rule: string | null;
};

/** The server's limit per call. */
const MAX_PER_CALL = 200;
/** How many calls for single people run concurrently. */
const AT_ONCE = 4;

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

const isDone = ({ Status }: Outcome) => Status === "Done";

function failedFor({ SK }: Submission, error: unknown): Outcome {
  const { code, rule } = failureOf(error);
  return { Key: SK, Status: "Failed", Code: code, Rule: rule };
}

/**
 * Calls the server for one batch of people after another. A failure of the first batch is thrown. A later one stops
 * the loop and becomes the outcome of everyone not processed yet, so that earlier outcomes are kept.
 */
async function inParts(
  people: readonly Submission[],
  call: (part: readonly Submission[]) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [index, part] of chunks(people, MAX_PER_CALL).entries()) {
    try {
      outcomes.push(...(await call(part)));
    } catch (error) {
      if (index === 0) throw error;
      return [...outcomes, ...people.slice(index * MAX_PER_CALL).map((person) => failedFor(person, error))];
    }
  }
  return outcomes;
}

/** Adds people to a group or removes them, and updates the cache for those who succeeded. */
export function groupMany(
  graph: ApolloClient,
  people: readonly Submission[],
  number: number,
  add: boolean,
): Promise<readonly Outcome[]> {
  return inParts(people, async (part) => {
    const [first] = part;
    if (!first) return [];
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
    return part.flatMap((person, index) => {
      const outcome = results?.Results[index];
      if (!outcome) return [];
      if (isDone(outcome)) {
        const status = add ? { status: markedStatus(person.Data.BookingStatus), group: number } : {};
        mark(graph.cache, person, { ...status, without: number });
      }
      return [{ ...outcome, Key: person.SK }];
    });
  });
}

/** People in one of the five groups. */
export type Group = { readonly number: number; readonly people: readonly Submission[] };

/** The groups that contain any of the people. */
function groupsOf(people: readonly Submission[]): readonly Group[] {
  return GROUP_NUMBERS.map((number) => ({
    number,
    people: people.filter(({ Data }) => isIn(Data, number)),
  })).filter((group) => group.people.length > 0);
}

/** Keeps one outcome per person and status, however many groups were affected. */
function oncePerPerson(outcomes: readonly Outcome[]): readonly Outcome[] {
  return [...new Map(outcomes.map((outcome) => [`${outcome.Key} ${outcome.Status}`, outcome])).values()];
}

async function groupEach(
  graph: ApolloClient,
  groups: readonly Group[],
  add: boolean,
): Promise<{ readonly outcomes: readonly Outcome[]; readonly changed: readonly Group[] }> {
  const outcomes: Outcome[] = [];
  const changed: Group[] = [];
  for (const { number, people } of groups) {
    // If one group fails, the others are still processed and can be undone.
    const found = await groupMany(graph, people, number, add).catch((error: unknown) =>
      people.map((person) => failedFor(person, error)),
    );
    const done = new Set(found.filter(isDone).map(({ Key }) => Key));
    outcomes.push(...found);
    changed.push({ number, people: people.filter(({ SK }) => done.has(SK)) });
  }
  return { outcomes: oncePerPerson(outcomes), changed };
}

/**
 * Removes people from all their groups. Returns the outcomes, and the groups that were actually left: someone may
 * have left one group but not another, and then counts as both changed and refused.
 */
export async function leaveGroups(graph: ApolloClient, people: readonly Submission[]) {
  const { outcomes, changed } = await groupEach(graph, groupsOf(people), false);
  return { outcomes, left: changed };
}

/** Puts people back into the groups they left. */
export async function rejoinGroups(graph: ApolloClient, left: readonly Group[]): Promise<readonly Outcome[]> {
  return (await groupEach(graph, left, true)).outcomes;
}

/** Books people or passes on them, and updates the cache for those who succeeded. */
export function bookMany(
  graph: ApolloClient,
  people: readonly Submission[],
  booked: boolean,
): Promise<readonly Outcome[]> {
  return inParts(people, async (part) => {
    const submissions = part.map(({ PK, SK, Data }) => ({ PK, SK, UserId: Data.UserId }));
    const { data } = await graph.mutate({ mutation: BookMany, variables: { submissions, status: booked } });
    const outcomes = data?.projectSubmissionsBooking.Results ?? [];
    for (const outcome of outcomes) {
      const person = part.find(({ SK }) => SK === outcome.Key);
      if (!person || !isDone(outcome)) continue;
      const status = booked ? "Booked" : declinedStatus(person.Data.BookingStatus);
      mark(graph.cache, person, { status });
    }
    return outcomes;
  });
}

/**
 * Restores the states that people had before they were booked or passed on, while nobody has been notified. A failure
 * for one does not stop the others, who would otherwise be notified of a revoked booking.
 */
export async function takeBack(
  graph: ApolloClient,
  people: readonly Submission[],
): Promise<readonly Outcome[]> {
  async function outcomeOf(person: Submission): Promise<Outcome> {
    const { PK, SK, Data } = person;
    try {
      const variables = { pK: PK, sK: SK, status: Data.BookingStatus };
      await graph.mutate({ mutation: MoveSubmission, variables });
    } catch (error) {
      return failedFor(person, error);
    }
    mark(graph.cache, person, { status: Data.BookingStatus });
    return { Key: SK, Status: "Done", Code: null, Rule: null };
  }
  const outcomes: Outcome[] = [];
  for (const part of chunks(people, AT_ONCE)) outcomes.push(...(await Promise.all(part.map(outcomeOf))));
  return outcomes;
}
