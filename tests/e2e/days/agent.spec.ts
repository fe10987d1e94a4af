import { AGE_RANGES } from "@callboard/catalog/appearance.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Locator, Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { dayAhead } from "../steps/forms.ts";
import { open, press, see } from "../steps/patience.ts";
import { signIn } from "../steps/sign-in.ts";
import { openStage, type Stage } from "../steps/stage.ts";
import { chaptersOf } from "../steps/story.ts";
import { forEach, openMarket, type Market } from "./members.ts";
import { addTimes, endProjects, postProject, type Posted } from "./projects.ts";
import { makeOffer, moveTo, requestAudition, requestDays, submissionsTo } from "./requests.ts";
import { representInAll } from "./roster.ts";

/** An agent's day: forty clients, twenty new breakdowns, and what casting wants to know by when. */
let stage: Stage;
let market: Market;
let page: Page;
let posted: readonly Posted[];
/** The title of the breakdown that she submits to. */
let submittedTo = "";
const series = `Harbor ${Date.now() % 1_000_000}`;
const ANYBODY = { AgeRange: AGE_RANGES, Gender: ["Female", "Male"] };
const CLIENTS = 40;
const BREAKDOWNS = 20;

const SEARCH =
  "query($text: String!) { searchProjects(criteria: { Text: $text, PageSize: 50 }) { Projects { PK } } }";

/** On a busy machine; a person may search sixty times a minute. */
const INDEXED_WITHIN_MS = 180_000;
const POLL_MS = 2_000;

/** How many of the twenty the search finds. */
async function found(): Promise<number> {
  type Found = { readonly searchProjects: { readonly Projects: readonly object[] } };
  return (await market.demo("agent")<Found>(SEARCH, { text: series })).searchProjects.Projects.length;
}

beforeAll(async () => {
  stage = await openStage();
  market = await openMarket();
  await representInAll(market, CLIENTS);
  const made: Posted[] = [];
  await forEach(Array.from({ length: BREAKDOWNS }), async (_, place) => {
    made.push(await postProject(market, `${series} no. ${place + 1}`, ["The Pilot"], ANYBODY));
  });
  posted = made;
  await waitFor("all are found", async () => (await found()) === BREAKDOWNS, INDEXED_WITHIN_MS, POLL_MS);
  page = await stage.person("agent");
  await signIn(page, DEMO_ADDRESSES.agent);
});
afterAll(async () => {
  await stage.close();
  await endProjects(market, posted);
});

const chapter = chaptersOf();
const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
  within.getByRole("button", { name });
const rows = (): Locator => page.locator(".project-row .row-open");
/** What is due from her clients for the twenty, in the order of the page. */
const due = (): Locator =>
  page.locator("main li").filter({ hasText: series }).filter({ hasText: "Respond by" });

chapter("forty clients are on her desk and in her roster", async () => {
  await see(page, page.getByText(`${CLIENTS} clients`));
  await page.getByRole("link", { name: "Roster", exact: true }).click();
  // Those whom she represents, and the one who has not responded yet.
  const names = page
    .getByRole("table")
    .last()
    .getByRole("row")
    .filter({ has: page.getByRole("link") });
  await waitFor("the roster is whole", async () => (await names.count()) > CLIENTS);
});

chapter("she finds the twenty breakdowns of the day", async () => {
  await page.getByRole("link", { name: "Search projects" }).first().click();
  // The navigation is wide over the page while the pointer is on it.
  await page.mouse.move(700, 500);
  const words = page.getByRole("combobox", { name: "Keywords" });
  await words.fill(series);
  await words.press("Enter");
  await see(page, page.getByText(`${BREAKDOWNS} projects`));
  await waitFor("all are listed", async () => (await rows().count()) === BREAKDOWNS);
});

chapter("for the first she submits all who fit, at one press", async () => {
  submittedTo = (await rows().first().textContent()) ?? "";
  await rows().first().click();
  await button("Submit clients for The Pilot").click();
  const sheet = page.getByRole("dialog").last();
  await button(/^Choose \d+ who fit/, sheet).click();
  const send = button(/^Send \d+ submissions?/, sheet);
  const count = Number(/\d+/.exec((await send.textContent()) ?? "")?.[0]);
  expect(count).toBeGreaterThan(2);
  await press(page, send, page.getByText(`${count} clients have been submitted for The Pilot.`));
});

chapter("she walks through the other nineteen by a key, each with how her clients fit", async () => {
  for (let place = 1; place < BREAKDOWNS; place += 1) {
    await page.keyboard.press("j");
    const title = (await rows().nth(place).textContent()) ?? "";
    await see(
      page,
      page
        .getByRole("heading", { level: 1, name: title })
        .or(page.locator(".breakdown h2", { hasText: title })),
    );
  }
  await see(page, page.locator(".breakdown").getByText(/\d+ clients fit/));
});

chapter(
  "casting asks three of them, each by another time, and the soonest is first on her desk",
  async () => {
    const casting = market.demo("producer");
    const first = posted.find(({ title }) => title === submittedTo);
    const [one, two, three] = first ? await submissionsTo(casting, first) : [];
    if (!first || !one || !two || !three) throw new Error("Three clients were submitted.");
    for (const keys of [two, three]) await moveTo(casting, keys, "Selected");
    const within = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    const [AuditionId = ""] = await addTimes(market, first, 1);
    await requestAudition(casting, one, { AuditionId, ExpiresAt: within(70) });
    await requestDays(casting, two, { Kind: "Avail", Dates: [dayAhead(40)], ExpiresAt: within(50) });
    await makeOffer(casting, three, {
      Terms: "Hotel paid.",
      Dates: [dayAhead(41)],
      Fee: 900,
      ExpiresAt: within(60),
    });
    await open(page, "/dashboard", due().nth(2));
    const words = await due().allTextContents();
    expect(words.map((text) => /Are you free|Offer|Audition/.exec(text)?.[0])).toEqual([
      "Are you free",
      "Offer",
      "Audition",
    ]);
  },
);

chapter("she answers all three, the offer with its terms in view, and nothing of them is left", async () => {
  await due().filter({ hasText: "Are you free" }).getByRole("button", { name: /^Free/ }).click();
  await see(page, page.getByText(/Casting has been told/));
  await due()
    .filter({ hasText: "Audition" })
    .getByRole("button", { name: /^Confirm/ })
    .click();
  await see(page, page.getByText("Confirmed. Casting knows."));
  await due()
    .filter({ hasText: "Offer" })
    .getByRole("link", { name: /^Read offer/ })
    .click();
  const offer = page.getByRole("listitem").filter({ hasText: series }).filter({ hasText: "Hotel paid." });
  await button("Accept offer", offer).first().click();
  // The offer itself may be a dialog with the same button: this is the one that asks whether it counts.
  const sheet = page.getByRole("dialog", { name: /^Accept the offer for/ });
  await press(page, button("Accept offer", sheet), page.getByText("Offer accepted."));
  await open(page, "/dashboard", page.getByRole("heading", { name: /from your clients$/ }));
  await waitFor("nothing of the twenty is due", async () => (await due().count()) === 0);
});

chapter("no page complained along the way", async () => {
  expect(stage.complaints).toEqual([]);
});
