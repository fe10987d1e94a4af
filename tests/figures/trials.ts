import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import type { Databases } from "../support/databases.ts";
import { forgetQuota, openPositions, openStream, submit } from "../support/demo.ts";
import { queryGraph, at, type GraphAnswer } from "../support/graph.ts";
import type { Product } from "../support/product.ts";

type Origin = Pick<Product, "url">;

/** Access tokens of the demo sign-ins that the trials need. */
interface DemoPeople {
  readonly producer: string;
  readonly admin: string;
  readonly talent: string;
  readonly talentId: string;
  /** All of them: they search in turn, each below the limit of 60 a minute. */
  readonly everybody: readonly string[];
}

export interface Trials {
  readonly product: Origin;
  readonly databases: Databases;
  readonly people: DemoPeople;
}

const SEARCH =
  "query($t: String) { searchProjects(criteria: { Text: $t }) { Total Projects { PK SK Data { Name } } } }";
const TOUR = [
  "{ me { PK Data { FirstName Gender Submissions } } }",
  "{ getUserConversations(criteria: {}) { Total } }",
  "{ getUserSubmissions(criteria: {}) { PK SK Data { BookingStatus Fit { Met Of } } } }",
] as const;

/** Everyone looks around: their own record, their mail, the search, and a project with its positions. */
export async function takeTour(product: Origin, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    for (const query of TOUR) await queryGraph(product.url, token, query);
    for (const word of ["", "a", "film", "lead"]) await queryGraph(product.url, token, SEARCH, { t: word });
    const found = await queryGraph(product.url, token, SEARCH, { t: "" });
    const PK = at(found.data, "searchProjects.Projects.0.PK");
    const positions =
      "query($PK: ID!) { getProjectPositions(PK: $PK) { PK SK Data { PositionName Fit { Met } } } }";
    await queryGraph(product.url, token, positions, { PK });
  }
}

function must(answer: GraphAnswer): GraphAnswer {
  if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
  return answer;
}

const RESUBMIT = "mutation($p: ProjectInput!) { resubmitProject(project: $p) { PK } }";
const APPROVE = "mutation($id: ID!) { approveProject(projectId: $id) { PK } }";
const DENY = `mutation($id: ID!) { denyProject(projectId: $id, comment: "Again.") { PK } }`;
const WITHDRAW = "mutation($p: ID!, $s: ID!) { withdrawSubmission(pK: $p, sK: $s) { SK } }";
const APPROVED = `select id from project
  where company_id = $1 and status = 'Approved' and public order by id limit 1`;
const COMPANY = "select company_id as id from account where email = $1";

async function producersCompany(databases: Databases): Promise<string> {
  const [company] = await databases.query<{ id: string }>("identity", COMPANY, [DEMO_ADDRESSES.producer]);
  if (!company) throw new Error("The demo producer is not there.");
  return company.id;
}

/**
 * Milliseconds from the response to an approval until a talent's search by a word of its name finds the project. The
 * same project is reused: denying removes it from the search, resubmitting under a new name puts it back into the
 * queue.
 */
export async function approvalsToSearch(
  { product, databases, people }: Trials,
  trials: number,
): Promise<readonly number[]> {
  const { producer, admin, everybody } = people;
  const company = await producersCompany(databases);
  const [project] = await databases.query<{ id: string }>("projects", APPROVED, [company]);
  if (!project) throw new Error("The demo producer has no approved project.");
  const id = `PRJ#${project.id}`;
  must(await queryGraph(product.url, admin, DENY, { id }));
  const taken: number[] = [];
  let searches = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const word = `zebra${trial}x`;
    must(await queryGraph(product.url, producer, RESUBMIT, { p: { PK: id, Name: `The ${word} story` } }));
    must(await queryGraph(product.url, admin, APPROVE, { id }));
    const began = performance.now();
    await waitFor("the project in the search", async () => {
      const talent = everybody[(searches += 1) % everybody.length] ?? null;
      const found = must(await queryGraph(product.url, talent, SEARCH, { t: word }));
      return at(found.data, "searchProjects.Projects.0.PK") === id;
    });
    taken.push(performance.now() - began);
    must(await queryGraph(product.url, admin, DENY, { id }));
  }
  return taken;
}

/** Milliseconds from sending a submission until the producer's open stream reports it. */
export async function submissionsToStream(
  { product, databases, people }: Trials,
  trials: number,
): Promise<readonly number[]> {
  const company = await producersCompany(databases);
  const positions = await openPositions(databases, people.talentId, company);
  const arrivals = new Map<string, number>();
  const stream = await openStream(product, people.producer, (type, data) => {
    if (type === "submission.changed" && data["positionId"])
      arrivals.set(data["positionId"].replace(/^[A-Z]+#/, ""), performance.now());
  });
  const taken: number[] = [];
  for (let trial = 0; trial < trials; trial += 1) {
    const position = positions[trial % positions.length];
    if (!position) throw new Error("The demo producer has no open position.");
    await forgetQuota(databases);
    arrivals.clear();
    const began = performance.now();
    const sent = must(await submit(product, people.talent, position));
    taken.push((await waitFor("the event", () => arrivals.get(position.positionId))) - began);
    arrivals.clear();
    const p = `PRJ#${position.projectId}`;
    must(
      await queryGraph(product.url, people.talent, WITHDRAW, { p, s: at(sent.data, "submitToPosition.SK") }),
    );
    await waitFor("the withdrawal", () => arrivals.get(position.positionId));
  }
  stream.close();
  return taken;
}
