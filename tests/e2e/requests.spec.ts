import type { Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { graphOf, type Graph } from "./steps/graph.ts";
import { open, see } from "./steps/patience.ts";
import { signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/** Casting requests dates from someone, and both sides see the outcome. */
let stage: Stage;
let producer: Page;
let talent: Page;
beforeAll(async () => {
  stage = await openStage();
  [producer, talent] = await Promise.all([stage.person("producer"), stage.person("talent")]);
  await signIn(producer, DEMO_ADDRESSES.producer);
  await signIn(talent, DEMO_ADDRESSES.talent);
});
afterAll(() => stage.close());

interface Role {
  readonly PK: string;
  readonly SK: string;
}
const POSITIONS = `query($id: ID!) { getUserProjects(id: $id, criteria: { PageSize: 50 }) {
  PK Data { Status Positions { PK SK Data { RoleStatus } } } } }`;
const ME = "{ me { PK } }";
const SUBMIT = "mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { PK SK } }";
const SELECT = `mutation($pK: ID!, $sK: ID!) { updateBookingStatus(pK: $pK, sK: $sK, status: "Selected") { Status } }`;

interface Me {
  readonly me: { readonly PK: string };
}
interface Projects {
  readonly getUserProjects: ReadonlyArray<{
    readonly Data: {
      readonly Status: string;
      readonly Positions: ReadonlyArray<Role & { readonly Data: { readonly RoleStatus: string } }>;
    };
  }>;
}

/** Submits to the company's first role that accepts the submission, and selects it; returns its page's address. */
async function selectedSubmission(own: Graph, theirs: Graph): Promise<string> {
  const [{ me }, producing] = [await own<Me>(ME), await theirs<Me>(ME)];
  const { getUserProjects } = await theirs<Projects>(POSITIONS, { id: producing.me.PK });
  const open = getUserProjects
    .filter(({ Data }) => Data.Status === "Approved")
    .flatMap(({ Data }) => Data.Positions.filter((position) => position.Data.RoleStatus === "Open"));
  for (const { PK, SK } of open) {
    const s = { ProjectId: PK, RoleId: SK };
    const sent = await own<{ submitToPosition: Role }>(SUBMIT, { s }).catch(() => null);
    if (sent === null) continue;
    await theirs(SELECT, { pK: sent.submitToPosition.PK, sK: sent.submitToPosition.SK });
    return `/position-submission/${me.PK.replace("USR#", "")}/${SK.replace("ROLE#", "")}`;
  }
  throw new Error("No role of the company takes a submission.");
}

test("first refusal is asked for by days, answered by the talent, and the answer is shown with the place", async () => {
  const address = await selectedSubmission(await graphOf(talent), await graphOf(producer));
  const more = producer.getByRole("button", { name: "More" });
  await open(producer, address, more);
  await more.click();
  await producer.getByRole("menuitem", { name: "Check availability…" }).click();
  const dialog = producer.getByRole("dialog");
  // The label, as a person would: the input behind it takes its state from the form, which follows the press.
  await dialog.locator("label", { hasText: "First refusal" }).click();
  await see(producer, dialog.getByRole("button", { name: "Ask for first refusal" }));
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("First day").fill(day);
  await dialog.getByRole("textbox", { name: /^Message/ }).fill("Two nights by the harbor.");
  await dialog.getByRole("button", { name: "Ask for first refusal" }).click();
  const details = producer.getByRole("main");
  await see(producer, details.getByText("No response yet"));
  await see(producer, details.getByText(/: no\. \d/));

  await talent.goto("/project-submissions");
  const move = talent.locator(".moves").getByRole("listitem").filter({ hasText: "First refusal" }).first();
  const given = talent.getByText("Casting knows that they have first refusal.");
  const anyway = talent.getByRole("dialog").getByRole("button", { name: "Give first refusal" });
  await move.getByRole("button", { name: "Give first refusal" }).click();
  await see(talent, given.or(anyway));
  // What else the demo has on that day is shown before the yes counts.
  if (await anyway.isVisible()) await anyway.click();
  await see(talent, given);
  await producer.reload();
  await see(producer, details.getByText("Free", { exact: true }));
  expect(await details.getByText("No response yet").count()).toBe(0);
});

test("the consoles are silent", () => {
  expect(stage.complaints).toEqual([]);
});
