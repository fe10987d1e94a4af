import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Locator, Page } from "playwright-core";
import { dayAhead } from "./steps/forms.ts";
import { focused, pick, press, signInByKeys, strokes, tabTo, type, typeMoment } from "./steps/keys.ts";
import { escape } from "./steps/patience.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/** The talent's and the producer's parts without a mouse: Tab, Enter, Escape, arrows and the wall's shortcuts. */
let stage: Stage;
let talent: Page;
let producer: Page;
beforeAll(async () => {
  stage = await openStage();
  [talent, producer] = await Promise.all([stage.person("talent"), stage.person("producer")]);
  await signInByKeys(talent, "talent@callboard.test");
  await signInByKeys(producer, "producer@callboard.test");
});
afterAll(() => stage.close());

/** A project of the demo market in which the demo talent is under consideration. */
const PROJECT = "The Long Night";
const PART = "Ruth";

const ownSubmission = (): Locator =>
  talent.getByRole("listitem").filter({ hasText: PART }).filter({ hasText: PROJECT }).first();

const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole("heading", { name, exact: true }).first().waitFor();

/** The snackbar's text, once it matches. */
async function snackbarText(page: Page, words: RegExp): Promise<string> {
  // Read as soon as it is visible, since it disappears by itself.
  return (await page.getByText(words).filter({ visible: true }).first().textContent()) ?? "";
}

test("a talent finds a part and submits", async () => {
  await press(talent, { role: "link", name: /^Search projects$/ });
  await talent.locator(".project-row .row-open").first().waitFor();
  await type(talent, { Keywords: "Glasshouse" });
  await talent.keyboard.press("Enter");
  await talent.locator(".project-row .row-open", { hasText: "Glasshouse" }).first().waitFor();
  await press(talent, { role: "button", name: /^Glasshouse$/ });
  await talent
    .getByRole("button", { name: /^Submit for / })
    .first()
    .waitFor();
  await press(talent, { role: "button", name: /^Submit for / });
  await type(talent, { "Note to casting": "Without a mouse." });
  await press(talent, { role: "button", name: /^Send submission/ });
  expect(await snackbarText(talent, /You've submitted for/)).toMatch(/You've submitted for ./);
  await talent.getByRole("dialog", { name: /^Submit/ }).waitFor({ state: "hidden" });
  // The button disappears with its action: focus remains at the role.
  await waitFor("the focus is at the role", async () =>
    /^Show (all|less) of /.test((await focused(talent)).name),
  );
});

test("a producer creates a project in the five steps and submits it", async () => {
  const title = `Without a Mouse ${Date.now() % 100_000}`;
  await press(producer, { role: "link", name: /^Your projects$/ });
  await heading(producer, "Your projects");
  await press(producer, { role: "link", name: /^Create project$/ });
  await heading(producer, "Project");
  await type(producer, { Title: title });
  await pick(producer, "Project type", "Short Film");
  await type(producer, { Description: "We shoot nights, and only by keyboard." });
  await pick(producer, "Union status", "Non-union");
  await tabTo(producer, { role: "radio", name: /^Public/ });
  await producer.keyboard.press("Space");
  await press(producer, { role: "button", name: /^Save and continue$/ });
  await heading(producer, "Contact");
  await type(producer, { "Casting director": "Nora Vale", "Casting director's email": "n@vale.test" });
  await producer.keyboard.press("Control+Enter");
  await heading(producer, "Additional information");
  await type(producer, { "Additional information": "Rehearsals are paid." });
  await producer.keyboard.press("Control+Enter");
  await heading(producer, "Location and dates");
  await fillPlace(producer);
  await producer.keyboard.press("Control+Enter");
  await heading(producer, "Roles");
  await addPosition(producer, "The Ferryman");
  await press(producer, { role: "button", name: /^Continue to review$/ });
  await press(producer, { role: "button", name: /^Submit for approval$/ });
  expect(await snackbarText(producer, /Submitted for approval/)).toMatch(/an admin has decided/);
});

async function fillPlace(page: Page): Promise<void> {
  await type(page, { City: "Atlanta" });
  await pick(page, "State", "Georgia");
  await pick(page, "Filming type", "On Location");
  await type(page, { "First day of filming": strokes(dayAhead(40)) });
}

async function addPosition(page: Page, name: string): Promise<void> {
  await press(page, { role: "button", name: /^Add role$/ });
  await page.getByRole("dialog").waitFor();
  await type(page, { "Role name": name });
  await pick(page, "Role type", "Supporting");
  await type(page, { "Number needed": "1", Description: "Carries the second act." });
  await typeMoment(page, "Submissions due", dayAhead(20), "0600PM");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

test("a producer opens the wall, looks at a person, marks them and sends an audition request", async () => {
  await press(talent, { role: "link", name: /^Your submissions$/ });
  await ownSubmission().waitFor();

  await press(producer, { role: "link", name: /^Your projects$/ });
  await producer.getByRole("link", { name: PROJECT }).first().waitFor();
  await press(producer, { role: "link", name: new RegExp(PROJECT), href: /project-detail/ });
  await producer.getByRole("link", { name: /^Roles/ }).waitFor();
  await press(producer, { role: "link", name: /^Roles/ });
  await producer.getByRole("link", { name: PART }).first().waitFor();
  await press(producer, { role: "link", name: new RegExp(`^${PART}$`) });
  await producer.getByRole("gridcell").first().waitFor();
  await type(producer, { Name: "Maya Okafor" });
  await producer.keyboard.press("Enter");
  await producer.locator("[aria-rowcount='1']").waitFor();
  await tabTo(producer, { role: "gridcell", name: /Maya Okafor/ });
  await producer.keyboard.press("Enter");
  await producer.locator(".docked-panel").waitFor();
  await escape(producer, producer.locator(".docked-panel"));
  await waitFor("the focus is back on the card", async () => {
    const { role, name } = await focused(producer);
    return role === "gridcell" && /Maya Okafor/.test(name);
  });
  await producer.keyboard.press("5");
  expect(await snackbarText(producer, /(added to|removed from) Backup/)).toMatch(/Maya Okafor/);

  await producer.keyboard.press("a");
  await producer.getByRole("dialog").getByRole("radio").first().waitFor();
  await tabTo(producer, { role: "radio", name: /./ });
  await producer.keyboard.press("Space");
  await press(producer, { role: "button", name: /^Send request$/ });
  expect(await snackbarText(producer, /Audition request sent to/)).toMatch(/Maya Okafor/);
});

test("the talent confirms the audition, the producer books, and the talent reads it", async () => {
  await ownSubmission().getByRole("button", { name: "Confirm audition" }).waitFor();
  await press(talent, { role: "button", name: /^Confirm audition$/ });
  expect(await snackbarText(talent, /Audition confirmed\./)).toMatch(/confirmed/);

  await producer.getByRole("gridcell").filter({ hasText: "Audition confirmed" }).first().waitFor();
  await tabTo(producer, { role: "gridcell", name: /Maya Okafor/ });
  await producer.keyboard.press("b");
  const confirm = producer.getByRole("dialog").getByRole("button", { name: "Book", exact: true });
  await confirm
    .or(producer.getByText(/is booked\./))
    .first()
    .waitFor();
  if (await confirm.isVisible()) await press(producer, { role: "button", name: /^Book$/ });
  expect(await snackbarText(producer, /is booked\./)).toMatch(/Maya Okafor/);
  await press(talent, { role: "link", name: /^Booked/ });
  await ownSubmission().locator(".status-tag", { hasText: "Booked" }).waitFor();
});

test("no page broke on the way", () => {
  expect(stage.complaints).toEqual([]);
});
