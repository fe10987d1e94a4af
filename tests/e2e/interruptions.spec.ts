import type { Page, Request, Route } from "playwright-core";
import { choose, dayAhead, field, fill, expectHeld } from "./steps/forms.ts";
import { escape } from "./steps/patience.ts";
import { atSignIn, signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/**
 * A token that expires in the middle of a form, a sign-in that ends, a reload and a second tab: no input is lost, and
 * everything can be completed.
 */
let stage: Stage;
let producer: Page;
let talent: Page;
beforeAll(async () => {
  stage = await openStage();
  [producer, talent] = await Promise.all([stage.person("producer"), stage.person("talent")]);
  // The test controls the browser's clock, and so when tokens expire.
  await producer.clock.install();
  await signIn(producer, "producer@callboard.test");
  await signIn(talent, "talent@callboard.test");
});
afterAll(() => stage.close());

/** Longer than the lifetime of an access token. */
const LATER = "10:00";
const TOKENS = "**/protocol/openid-connect/token";

const saveAndGoOn = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Save and continue" }).click();
const step = (page: Page, name: string): Promise<void> =>
  page.getByRole("heading", { name, exact: true }).first().waitFor();

test("a token that has expired while a form was filled in is renewed unseen", async () => {
  await producer.goto("/create-project");
  await fill(producer, { Title: `Interrupted ${Date.now() % 100_000}`, Description: "We shoot nights." });
  await choose(producer, producer, ["Project type", "Short Film"]);
  await choose(producer, producer, ["Union status", "Non-union"]);
  await producer.locator("form").getByText("Public: listed in search").click();
  const renewed = producer.waitForRequest((request) =>
    /grant_type=refresh_token/.test(request.postData() ?? ""),
  );
  await producer.clock.fastForward(LATER);
  await saveAndGoOn(producer);
  expect((await (await renewed).response())?.status()).toBe(200);
  await step(producer, "Contact");
});

test("a token that the server refuses is renewed, and the call made again", async () => {
  await fill(producer, { "Casting director": "Nora Vale", "Casting director's email": "n@vale.test" });
  // The page sends other calls besides the one that saves.
  let spoiled: Request | null = null;
  const spoil = async (route: Route): Promise<void> => {
    const request = route.request();
    if (spoiled !== null || !/\b(Create|Update)Contact\b/.test(request.postData() ?? ""))
      return route.fallback();
    spoiled = request;
    const headers = await request.allHeaders();
    await route.continue({ headers: { ...headers, authorization: `${headers["authorization"]}x` } });
  };
  const refused = producer.waitForResponse((answer) => answer.request() === spoiled);
  await producer.route("**/graphql", spoil);
  await saveAndGoOn(producer);
  expect(await (await refused).text()).toMatch(/UNAUTHENTICATED/);
  await producer.unroute("**/graphql");
  await step(producer, "Additional information");
});

test("a sign-in that has ended is taken up in another tab, and the form is still there", async () => {
  await fill(producer, { "Additional information": "Rehearsals are paid." });
  await producer.context().clearCookies();
  await producer.route(TOKENS, (route) =>
    route.continue({
      postData: (route.request().postData() ?? "").replace(/refresh_token=[^&]+/, "refresh_token=ended"),
    }),
  );
  await producer.clock.fastForward(LATER);
  await saveAndGoOn(producer);
  const ended = producer.getByRole("dialog", { name: "Your session has expired" });
  await ended.waitFor();
  await producer.unroute(TOKENS);
  const opened = producer.context().waitForEvent("page");
  await ended.getByRole("link", { name: "Sign in (opens a new tab)" }).click();
  const other = await opened;
  // A newly opened page may not have navigated yet.
  await other.waitForURL(/^http/);
  await signIn(other, "producer@callboard.test");
  await ended.waitFor({ state: "hidden" });
  await other.close();
  await expectHeld(field(producer, "Additional information"), "Rehearsals are paid.");
  await saveAndGoOn(producer);
  await step(producer, "Location and dates");
});

test("a reload in the middle of the wizard keeps what was typed", async () => {
  await fill(producer, { City: "Atlanta", "First day of filming": dayAhead(40) });
  await choose(producer, producer, ["State", "Georgia"]);
  const auditions = producer.getByRole("region", { name: "Audition times" });
  await auditions.locator("summary").click();
  await fill(auditions, { "Starts at": "10:00" });
  await producer.reload();
  await step(producer, "Location and dates");
  await expectHeld(field(producer, "City"), "Atlanta");
  await expectHeld(field(producer, "First day of filming"), dayAhead(40));
  await producer.locator(".ant-select-content", { hasText: "Georgia" }).first().waitFor();
  await expectHeld(field(auditions, "Starts at"), "10:00");
});

test("a second tab that saves first is noticed, and costs nothing that was typed", async () => {
  const second = await producer.context().newPage();
  await second.goto(producer.url().replace("step=location", "step=contact"));
  await fill(second, { "Casting director's phone": "+1 404 555 0100" });
  await second.getByRole("button", { name: "Save", exact: true }).click();
  await second.getByText(/^✓ Saved/).waitFor();
  await second.close();

  await choose(producer, producer, ["Filming type", "On Location"]);
  await saveAndGoOn(producer);
  await producer.getByRole("button", { name: "Load their version" }).waitFor();
  await expectHeld(field(producer, "City"), "Atlanta");
  await saveAndGoOn(producer);
  await step(producer, "Roles");
});

test("a submission that was begun is finished after a reload, in another tab", async () => {
  const openSheet = async (page: Page) => {
    await page
      .getByRole("button", { name: /^Submit for / })
      .first()
      .click();
    return page.getByRole("dialog").last();
  };
  await talent.goto("/project-search?text=Harvest+Moon");
  await talent.getByRole("button", { name: "Harvest Moon" }).first().click();
  await fill(await openSheet(talent), {
    "Note to casting": "I can dance at dusk.",
    Website: "https://maya.test",
  });
  await talent.reload();
  const again = await openSheet(talent);
  await expectHeld(field(again, "Note to casting"), "I can dance at dusk.");

  const second = await talent.context().newPage();
  await second.goto(talent.url());
  const sheet = await openSheet(second);
  await expectHeld(field(sheet, "Note to casting"), "I can dance at dusk.");
  await expectHeld(field(sheet, "Website"), "https://maya.test");
  await sheet.getByRole("button", { name: "Send submission" }).click();
  await second.getByText(/You've submitted for/).waitFor();
});

test("a reason, a message and a request that were begun are there after a reload, until signing out", async () => {
  await talent.goto("/project-submissions");
  // A new submission may still appear before it.
  const first = talent.getByRole("button", { name: /^More about / }).first();
  const more = talent.getByRole("button", {
    name: (await first.getAttribute("aria-label")) ?? "",
    exact: true,
  });
  const withdraw = async () => {
    await talent.goto("/project-submissions");
    await more.first().click();
    await talent.getByRole("menuitem", { name: "Withdraw" }).click();
    return talent.getByRole("dialog").getByRole("textbox");
  };
  const compose = async () => {
    await talent.goto("/mail/inbox?compose=1");
    return field(talent, "Message");
  };
  await (await withdraw()).fill("Another job came first.");
  await (await compose()).fill("May I bring my own boots?");
  await talent.reload();
  await expectHeld(await compose(), "May I bring my own boots?");
  await expectHeld(await withdraw(), "Another job came first.");

  await escape(talent, talent.getByRole("dialog").first());
  await talent.getByRole("button", { name: /^Account:/ }).click();
  await talent.locator(".disclosure-item").last().click();
  await atSignIn(talent);
  await signIn(talent, "talent@callboard.test");
  await expectHeld(await withdraw(), "");
  await expectHeld(await compose(), "");
});

test("no page complained along the way", () => {
  expect(stage.complaints).toEqual([]);
});
