import { createHash } from "node:crypto";
import type { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { queryGraph, type Json } from "../support/graph.ts";

/** Who sends a query. */
type Who = keyof typeof DEMO_ADDRESSES;
export type SignIn = (who: Who) => Promise<string>;

interface Question {
  readonly who: Who;
  readonly query: string;
  readonly variables?: object;
}

/** Queries to every service, and searches with text, filters, facets, totals and typing errors. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  "the account": {
    who: "talent",
    query:
      "{ me { PK Data { FirstName LastName Email UserRoles CurrentSubscription ProfileImage { PK } } } }",
  },
  "submissions and their state": {
    who: "talent",
    query: `query($c: UserSubmissionsCriteria!) { getUserSubmissions(criteria: $c) {
      PK SK Data { SubmissionDate BookingStatus AuditionStatus Project { Name } Position { Name } } } }`,
    variables: { c: { PageSize: 50 } },
  },
  conversations: {
    who: "talent",
    query: `query($c: ConversationsCriteria!) { getUserConversations(criteria: $c) {
      Total Results { PK SK Data { Subject LastMessage NumberMessages Unread } } } }`,
    variables: { c: { PageSize: 25 } },
  },
  notifications: {
    who: "talent",
    query: "{ getNotifications { Total Results { PK SK } } }",
  },
  "projects, all with facets": {
    who: "talent",
    query: `query($c: ProjectSearchCriteria!) { searchProjects(criteria: $c) {
      Total Projects { PK Data { Name Submissions Positions { PK SK } } }
      Facets { Field Values { Value Count } } } }`,
    variables: { c: { PageSize: 25, SortOrder: "Newest" } },
  },
  "projects by the start of a word": {
    who: "talent",
    query: "query($v: String!) { searchProject(value: $v) { PK Data { Name } } }",
    variables: { v: "th" },
  },
  "talents by filters": {
    who: "producer",
    query: "query($c: UserCriteria!) { filterUsers(criteria: $c) { PK Data { FirstName LastName } } }",
    variables: { c: { Gender: ["Female"], AgeRange: ["22-30"], PageSize: 50, SortOrder: "Name" } },
  },
  "talents by their name": {
    who: "producer",
    query: "query($v: String!) { searchUsers(value: $v) { PK Data { FirstName LastName } } }",
    variables: { v: "ma" },
  },
};

export type Answers = Readonly<Record<string, Json>>;

/** Sends the fixed queries through the gateway. Throws if a response has an error or is empty. */
export async function readAnswers(url: string, signIn: SignIn): Promise<Answers> {
  const tokens = { talent: await signIn("talent"), producer: await signIn("producer") };
  const answers: Record<string, Json> = {};
  for (const [name, { who, query, variables }] of Object.entries(QUESTIONS)) {
    const { data, errors } = await queryGraph(url, tokens[who as keyof typeof tokens], query, variables);
    const found = JSON.stringify(data).includes("PK");
    if (errors.length > 0 || !found) throw new Error(`${name}: ${JSON.stringify({ data, errors })}`);
    answers[name] = data;
  }
  answers["bytes of the talent's picture"] = await pictureOf(url, tokens.talent);
  return answers;
}

/** A picture as a browser gets it, by its signed link through the public origin. */
async function pictureOf(url: string, token: string): Promise<string> {
  const query = "{ me { Data { ProfileImage { Data { ContentUrl } } } } }";
  const { data, errors } = await queryGraph(url, token, query);
  const link = /"ContentUrl":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
  if (link === undefined) throw new Error(`There is no picture: ${JSON.stringify({ data, errors })}`);
  const answer = await fetch(new URL(link, url));
  if (!answer.ok) throw new Error(`The picture was answered ${answer.status}.`);
  return createHash("sha256")
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest("hex");
}
