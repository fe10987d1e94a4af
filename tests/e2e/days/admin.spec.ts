import type { Locator, Page } from "playwright-core";
import { DEMO_ADDRESSES, DEMO_PASSWORD } from "#dev/seed/people.ts";
import { open, press, see } from "../steps/patience.ts";
import { register, signIn } from "../steps/sign-in.ts";
import { openStage, storyUrl, type Stage } from "../steps/stage.ts";
import { chaptersOf } from "../steps/story.ts";
import { forEach, openMarket, type Market } from "./members.ts";
import { appoint } from "./second-admin.ts";
import { endProjects, postProject, sendProject, type Posted } from "./projects.ts";

/** Two admins' day: thirty projects wait, a breakdown is reported, and both work at once. */
let stage: Stage;
let market: Market;
let posted: readonly Posted[];
let grace: Page;
let other: Page;
let dismissOther: () => Promise<void>;
const series = `Lantern ${Date.now() % 1_000_000}`;
const PROJECTS = 30;
/** Approved, and reported by a performer. */
const REPORTED = `${series}, the open call`;
const RUTH = {
  role: "Production",
  firstName: "Ruth",
  lastName: "Adler",
  address: `ruth.${series.replace(" ", ".").toLowerCase()}@people.callboard.test`,
  password: DEMO_PASSWORD,
} as const;
const titleOf = (place: number): string => `${series} no. ${place}`;

beforeAll(async () => {
  stage = await openStage();
  market = await openMarket();
  const places = Array.from({ length: PROJECTS }, (_, place) => place + 1);
  const made: Posted[] = [];
  await forEach(places, async (place) => {
    made.push(await sendProject(market, titleOf(place), ["The Keeper"]));
  });
  posted = [...made, await postProject(market, REPORTED, ["The Keeper"])];
  [grace, other] = await Promise.all([stage.person("grace"), stage.person("other")]);
  await signIn(grace, DEMO_ADDRESSES.admin);
  await register(other, storyUrl(), RUTH);
  dismissOther = await appoint(market, RUTH.address);
  // Rights of an admin begin with a new sign-in.
  await other.goto("/");
  await signIn(other, RUTH.address);
});
afterAll(async () => {
  await stage.close();
  await dismissOther?.();
  await endProjects(market, posted);
});

const chapter = chaptersOf();
const queued = (page: Page, title: string): Locator =>
  page.locator(".queue-item").filter({ has: page.getByText(title, { exact: true }) });

/** Opens a project of the queue. */
async function pick(page: Page, title: string): Promise<void> {
  await queued(page, title).first().click();
  await see(page, page.getByRole("heading", { level: 2, name: title, exact: true }));
  // Keys rest until there is something that could be read.
  await see(page, page.getByRole("button", { name: /^Approve/, disabled: false }));
}

chapter("thirty projects wait, and the desk says for how long", async () => {
  await see(grace, grace.getByRole("heading", { name: /projects waiting, the oldest for/ }));
  await open(grace, "/submitted-projects/submitted", queued(grace, titleOf(1)));
  await open(other, "/submitted-projects/submitted", queued(other, titleOf(1)));
});

chapter("one approves by key what both have open: the other is told, and her keys rest", async () => {
  await pick(grace, titleOf(1));
  await pick(other, titleOf(1));
  await press(grace, () => grace.keyboard.press("a"), grace.getByText(`Approving ${titleOf(1)}…`));
  await see(grace, grace.getByText(`${titleOf(1)} has been approved.`));
  await see(other, other.getByText(/approved this/));
  await other.keyboard.press("a");
  expect(await other.getByText(/^Approving /).count()).toBe(0);
});

chapter(
  "the other opens the next one and denies it with a common reason; the first sees who did it",
  async () => {
    await other.getByRole("button", { name: "Open the next one" }).click();
    for (const page of [grace, other]) await pick(page, titleOf(2));
    await other.getByRole("button", { name: /^Deny…/ }).click();
    const dialog = other.getByRole("dialog");
    await dialog.getByText(/^Please state the pay for each role/).click();
    await press(
      other,
      dialog.getByRole("button", { name: "Deny", exact: true }),
      other.getByText(`Denying ${titleOf(2)}…`),
    );
    await see(other, other.getByText(/was denied\. Your comment/));
    await see(grace, grace.getByText(/Ruth Adler denied this/));
  },
);

chapter("a decision is undone in its ten seconds", async () => {
  await pick(grace, titleOf(3));
  await press(grace, () => grace.keyboard.press("a"), grace.getByText(`Approving ${titleOf(3)}…`));
  await grace.keyboard.press("z");
  await see(grace, queued(grace, titleOf(3)));
  expect(await grace.getByText(`${titleOf(3)} has been approved.`).count()).toBe(0);
});

chapter("they divide the rest: one from the top, one from the bottom", async () => {
  for (let done = 0; done < 3; done += 1) {
    for (const [page, place] of [
      [grace, 4 + done],
      [other, PROJECTS - done],
    ] as const) {
      await pick(page, titleOf(place));
      await press(page, () => page.keyboard.press("a"), page.getByText(`Approving ${titleOf(place)}…`));
    }
  }
  for (const place of [4, 5, 6, 28, 29, 30]) await queued(grace, titleOf(place)).waitFor({ state: "hidden" });
  for (const place of [4, 5, 6, 28, 29, 30]) await queued(other, titleOf(place)).waitFor({ state: "hidden" });
});

const REPORT = "mutation($report: ContentReportInput!) { reportContent(report: $report) { Status } }";

chapter("a performer reports a breakdown; who begins the review is said to the other admin", async () => {
  const Target = posted.find(({ title }) => title === REPORTED)?.key;
  await market.demo("talent")(REPORT, { report: { Target, Reason: "Scam", Comment: "They want a fee." } });
  for (const page of [grace, other]) {
    const listed = page.getByRole("button", { name: new RegExp(REPORTED) });
    await open(page, "/reports", listed);
    await press(page, listed, page.getByText("They want a fee."));
  }
  await press(
    grace,
    grace.getByRole("button", { name: "Start review" }),
    grace.getByText("You are reviewing this report."),
  );
  await see(other, other.getByText("being reviewed by Grace Lindqvist"));
});

chapter("she takes it down with a comment: the report is closed for both", async () => {
  await grace.getByRole("button", { name: "Take down", exact: true }).click();
  const dialog = grace.getByRole("dialog");
  await dialog.getByLabel("Comment for the producer").fill("Callboard is not a place to collect fees.");
  await press(
    grace,
    dialog.getByRole("button", { name: "Take down" }),
    grace.getByText("The project is taken down, and the report is closed."),
  );
  await see(other, other.getByText("decided by Grace Lindqvist"));
  expect(await other.getByRole("button", { name: "Dismiss" }).count()).toBe(0);
});

chapter("the performer cannot find the breakdown any more", async () => {
  const Target = posted.find(({ title }) => title === REPORTED)?.key;
  const found = market.demo("talent")("query($id: ID!) { getProjectById(id: $id) { PK } }", {
    id: Target,
  });
  await expect(found).rejects.toThrow("NOT_FOUND");
});

chapter("no page complained along the way", async () => {
  expect(stage.complaints).toEqual([]);
});
