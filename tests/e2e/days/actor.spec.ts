import type { Locator, Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { finger } from "../journeys/finger.ts";
import { dayAhead, field } from "../steps/forms.ts";
import { open, see } from "../steps/patience.ts";
import { atSignIn, signIn } from "../steps/sign-in.ts";
import { openStage, type Stage } from "../steps/stage.ts";
import { chaptersOf } from "../steps/story.ts";
import { bare, openMarket, type Market } from "./members.ts";
import { addTimes, endProjects, postProject, type Posted } from "./projects.ts";
import { makeOffer, moveTo, requestAudition, requestDays, submissionsTo, type Keys } from "./requests.ts";

/** A performer's day on a phone, with a finger: from a link that a friend sent to the booking in her calendar. */
let stage: Stage;
let market: Market;
let posted: Posted;
let page: Page;
let keys: Keys;
beforeAll(async () => {
  stage = await openStage();
  market = await openMarket();
  const title = `The Salt Road ${Date.now() % 1_000_000}`;
  posted = await postProject(market, title, ["Iris Vane", "The Ferryman"]);
  page = await stage.person("talent", finger.screen);
});
afterAll(async () => {
  await stage.close();
  await endProjects(market, [posted]);
});

const chapter = chaptersOf();
const SHOOT = [dayAhead(40), dayAhead(41)];

const tap = (at: Locator): Promise<void> => finger.touch.press(page, at.filter({ visible: true }).first());
const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
  within.getByRole("button", { name });
/** A request that waits for her, at the top of her submissions. */
const move = (words: string): Locator =>
  page.locator(".moves").getByRole("listitem").filter({ hasText: posted.title }).filter({ hasText: words });
/** Her submission in the list. */
const own = (status: string): Locator =>
  page
    .getByRole("listitem")
    .filter({ hasText: posted.title })
    .filter({ has: page.locator(".status-tag", { hasText: status }) });
/** Opens the newest notice with these words. */
async function openNotice(words: string): Promise<void> {
  await tap(button(/^Notifications/));
  await tap(page.locator("a.notification").filter({ hasText: words }).filter({ hasText: posted.title }));
}

chapter("a friend's link opens the role behind the sign-in form", async () => {
  await page.goto(`/project-search?project=${bare(posted.key)}&position=${bare(posted.roles[0] ?? "")}`);
  await atSignIn(page);
  await signIn(page, DEMO_ADDRESSES.talent);
  await see(page, page.getByRole("heading", { name: posted.title }));
  await see(page, page.getByText("Fits all 3"));
});

chapter("she submits with a note", async () => {
  await tap(button("Submit for Iris Vane"));
  const sheet = page.getByRole("dialog");
  await field(sheet, "Note to casting").fill("I grew up on this coast.");
  await tap(button("Send submission", sheet));
  await see(page, page.getByText("You've submitted for Iris Vane."));
  await see(page, page.getByText(/^Your submission: Submitted/));
  const [own] = await submissionsTo(market.demo("producer"), posted);
  if (!own) throw new Error("Casting has no submission.");
  keys = own;
});

chapter("casting's interest and its invitation appear while she looks at her list", async () => {
  await tap(page.getByRole("link", { name: /^Submissions/ }));
  await see(page, own("Submitted"));
  const casting = market.demo("producer");
  await moveTo(casting, keys, "Selected");
  await see(page, own("In consideration"));
  const [time = ""] = await addTimes(market, posted, 3);
  await requestAudition(casting, keys, { AuditionId: time, Message: "Please bring the first scene." });
  await see(page, move("Audition for Iris Vane"));
});

chapter("the notice leads to the invitation: place, message, both clocks; she confirms", async () => {
  await tap(page.getByRole("link", { name: /^Home/ }));
  await see(page, page.getByRole("heading", { name: /needed from you, Maya/ }));
  await openNotice("Audition requested");
  const details = page.getByRole("dialog");
  for (const words of ["Location: Studio 4", /^Your time: .*1:00 PM/, /^Local time there: .*10:00 AM PST/])
    await see(page, details.getByText(words));
  await see(page, details.getByText("Please bring the first scene."));
  // The place is hers until the invitation ends.
  expect(await details.getByText(/places? left/).count()).toBe(0);
  await tap(button("Confirm audition", details));
  await see(page, page.getByText("Audition confirmed."));
  await tap(button("Close", details));
  await see(page, own("Audition confirmed"));
});

chapter("she books out a day for a wedding", async () => {
  await tap(button(/^More$/));
  await tap(page.getByRole("link", { name: "Calendar" }));
  await tap(button("Availability"));
  await field(page, "From").fill(SHOOT[0] ?? "");
  await page.getByLabel(/^Until/).fill(SHOOT[0] ?? "");
  await page.getByLabel(/^Note/).fill("A wedding");
  await tap(button("Book out"));
  await see(page, page.getByText(/^Booked out: /));
});

chapter("an availability check for that day says what is in its way before the yes counts", async () => {
  await moveTo(market.demo("producer"), keys, "Auditioned");
  await requestDays(market.demo("producer"), keys, { Kind: "Avail", Dates: SHOOT });
  await openNotice("Availability check");
  const sheet = page.getByRole("dialog").last();
  await tap(button("I'm free", sheet));
  await see(page, sheet.getByText(/you are not available on/));
  await tap(button("Not now", sheet));
  await tap(button("It depends", sheet));
  await field(sheet, "Condition").fill("Free from four in the afternoon on the first day.");
  await tap(button("Send condition", sheet));
  await see(page, page.getByText("Condition sent."));
  await see(page, sheet.getByText("You said it depends"));
});

chapter("an offer shows its terms and the clash, and is accepted with them in view", async () => {
  const offer = {
    Terms: "Travel and hotel paid. Called from four on the first day.",
    Dates: SHOOT,
    Fee: 1_200,
  };
  await makeOffer(market.demo("producer"), keys, offer);
  await tap(button("Close", page.getByRole("dialog")));
  await openNotice("Offer");
  await tap(button("Accept offer", page.getByRole("dialog").last()));
  const sheet = page.getByRole("dialog", { name: /^Accept the offer for/ });
  for (const words of [/Travel and hotel paid/, /\$1,200/, /you are not available on/])
    await see(page, sheet.getByText(words));
  await tap(button("Accept offer", sheet));
  // A booking leaves the open submissions: the next chapter looks where it goes.
  await see(page, page.getByText("Offer accepted."));
});

chapter("the terms stay with the booking, and its days are in her calendar", async () => {
  await open(page, "/project-submissions?tab=booked", own("Booked"));
  await tap(own("Booked").getByRole("button", { name: /Iris Vane/ }));
  await see(page, page.getByText(/Travel and hotel paid/));
  await see(page, page.getByText(/\$1,200/));
  await tap(button("Close", page.getByRole("dialog")));
  await tap(button(/^More$/));
  await tap(page.getByRole("link", { name: "Calendar" }));
  await tap(button("Later"));
  const booking = page.locator(".entry-row").filter({ hasText: posted.title }).filter({ hasText: "Booking" });
  await see(page, booking);
  await see(page, page.locator(".entry-row").filter({ hasText: "A wedding" }));
});

chapter("no page complained along the way", async () => {
  expect(stage.complaints).toEqual([]);
});
