import type { Locator, Page } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { approve, deny, fixAndResubmit, sent } from "../steps/approvals.ts";
import { dayAhead, expectHeld, field, fill } from "../steps/forms.ts";
import { escape, open, press, see } from "../steps/patience.ts";
import { beginProject, finishProject } from "../steps/post-project.ts";
import { signIn } from "../steps/sign-in.ts";
import { openStage, type Stage } from "../steps/stage.ts";
import { chaptersOf } from "../steps/story.ts";
import { cardOf, strike } from "../steps/wall.ts";
import { bare, forEach, openMarket, performers, type Market, type Person } from "./members.ts";
import { expectTold } from "./notices.ts";
import { endProjects, ownProject, type Posted } from "./projects.ts";
import { confirmTime, invitedTo, respond, type Invited } from "./requests.ts";
import { bookAnyway, groupFirst, passOnAllNew, releaseHeld, stageOf } from "./reviewing.ts";

/** A producer's day: five roles are posted, 450 people submit, forty get a time, one is booked, the project ends. */
let stage: Stage;
let market: Market;
let page: Page;
let admin: Page;
let people: readonly Person[];
const ended: Posted[] = [];
const number = Date.now() % 1_000_000;
const title = `The Tide Table ${number}`;
const LEAD = "Iris Vane";
const PARTS = [LEAD, "The Ferryman", "Old Tom", "Nell", "The Clerk"];
const SUBMISSIONS = 450;
/** To the lead; the other roles have the rest in equal parts. */
const TO_LEAD = 250;
const AUDITIONS = 40;
const CHECKED = 3;
/** What events bring, on a busy machine. */
const COUNTED_WITHIN_MS = 120_000;
const calm = async (): Promise<void> => undefined;

beforeAll(async () => {
  stage = await openStage();
  market = await openMarket();
  people = await performers(market, SUBMISSIONS);
  [page, admin] = await Promise.all([stage.person("producer"), stage.person("admin")]);
  await signIn(page, DEMO_ADDRESSES.producer);
  await signIn(admin, DEMO_ADDRESSES.admin);
});
afterAll(async () => {
  await stage.close();
  await endProjects(market, ended);
});

const chapter = chaptersOf();
const button = (name: string | RegExp, within: Page | Locator = page): Locator =>
  within.getByRole("button", { name }).filter({ visible: true }).first();
const dialog = (): Locator => page.getByRole("dialog").filter({ visible: true }).last();
const project = (): Posted => {
  const [posted] = ended;
  if (!posted) throw new Error("Nothing was posted.");
  return posted;
};
const detail = (tab: string): string => `/project-detail/${bare(project().key)}?tab=${tab}`;
const wall = (role = 0, stageName = ""): string =>
  `/position-submissions/${bare(project().roles[role] ?? "")}/${bare(project().key)}${stageName && `?stage=${stageName}`}`;

/** Those whose availability is checked; the first of them is booked. */
let chosen: readonly Invited[] = [];
const [free, busy] = [0, 1].map((place) => (): Invited => {
  const one = chosen[place];
  if (!one) throw new Error("Nobody was invited.");
  return one;
}) as [() => Invited, () => Invited];
const as = ({ userId }: Invited) => market.member(bare(userId));

chapter("five roles are posted", async () => {
  await beginProject(page, title, calm);
  const parts = PARTS.map((name) => ({ name, roleType: name === LEAD ? "Lead" : "Supporting" }));
  await finishProject(page, parts, calm);
  await press(page, button("Submit for approval"), sent(page));
});

chapter("denied with a reason, corrected, resubmitted and approved", async () => {
  const comment = `Please name the pay of the lead. (${number})`;
  await deny(admin, title, comment);
  await fixAndResubmit(page, title, comment);
  await approve(admin, title);
  ended.push(await ownProject(market, title, PARTS));
});

chapter("450 people submit, and the project says so", async () => {
  const { key, roles } = project();
  const submit = "mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { SK } }";
  await forEach(people, ({ id }, place) => {
    const role = place < TO_LEAD ? 0 : 1 + (place % (PARTS.length - 1));
    const s = { ProjectId: key, RoleId: roles[role], Comments: "I know this town." };
    return market.member(id)(submit, { s });
  });
  // The project counts by events, which may still be on their way.
  const says = async (): Promise<boolean> => {
    await open(page, detail("positions"), page.getByText(/^\d+ submissions$/));
    return page.getByText(`${SUBMISSIONS} submissions`).first().isVisible();
  };
  await waitFor("the project says so", says, COUNTED_WITHIN_MS);
});

chapter("forty for the lead go into a group by keys, the others are passed on at once", async () => {
  await open(page, wall(), page.getByRole("gridcell"));
  await groupFirst(page, AUDITIONS);
  await passOnAllNew(page, TO_LEAD - AUDITIONS);
});

chapter("everybody for the other four roles is looked at and passed on", async () => {
  for (let role = 1; role < PARTS.length; role += 1) {
    await open(page, wall(role), page.getByRole("gridcell"));
    await passOnAllNew(page, (SUBMISSIONS - TO_LEAD) / (PARTS.length - 1));
  }
});

chapter("forty get a time, and their requests go out together", async () => {
  await open(page, detail("schedule"), button("Add times"));
  await button("Add times").click();
  await fill(dialog(), {
    Day: dayAhead(26),
    "Starts at": "09:00",
    "Number of times": String(AUDITIONS),
    "Room or location": "Studio 4",
  });
  await press(page, button("Add times", dialog()), page.getByText(`${AUDITIONS} times added.`));
  await press(page, button(LEAD), page.getByRole("heading", { name: `Unscheduled ${AUDITIONS}` }));
  await press(page, button("Fill times in order"), button(`Place ${AUDITIONS} people`));
  await press(page, button(`Place ${AUDITIONS} people`), button(`Send ${AUDITIONS} requests`));
  await button(`Send ${AUDITIONS} requests`).click();
  await press(
    page,
    button(`Send ${AUDITIONS} requests`, dialog()),
    page.getByText(`${AUDITIONS} requests go out in 10 seconds.`),
  );
  await see(page, page.getByText(`${AUDITIONS} requests sent.`));
});

chapter("who confirms is confirmed on the open wall, and then marked as auditioned", async () => {
  await open(page, wall(0, "Audition"), page.getByRole("gridcell"));
  const invited = await invitedTo(market.demo("producer"), project().roles[0] ?? "");
  expect(invited).toHaveLength(AUDITIONS);
  const isAlone = ({ name }: Invited): boolean =>
    invited.filter((other) => other.name.includes(name)).length === 1;
  chosen = invited.filter(isAlone).slice(0, CHECKED);
  for (const one of chosen) await confirmTime(as(one), one);
  for (const { name } of chosen) {
    const card = cardOf(page, name);
    await see(page, card.filter({ hasText: "Audition confirmed" }));
    const panel = page.locator(".docked-panel");
    await strike(page, card, "i", button("More", panel));
    const mark = page.getByRole("menuitem", { name: "Mark as Auditioned" });
    await press(page, button("More", panel), mark);
    await press(page, mark, page.getByText(`${name}: Auditioned.`));
    await escape(page, panel);
  }
});

chapter("their availability is checked at once; one is free, another is not", async () => {
  for (const { name } of chosen) {
    const card = cardOf(page, name);
    await strike(page, card, "x", page.locator("[role=gridcell][aria-selected=true]", { hasText: name }));
  }
  await see(page, page.getByRole("region", { name: "Selected people" }).getByText(`${CHECKED} selected`));
  await press(page, () => page.keyboard.press("d"), button("Send avail check", dialog()));
  const told = page.getByText(`Request sent to ${CHECKED} people.`);
  await press(page, button("Send avail check", dialog()), told);
  await open(page, wall(0, "Avail"), cardOf(page, free().name));
  await respond(as(free()), free(), "Free");
  await respond(as(busy()), busy(), "NotFree");
  await see(page, cardOf(page, busy().name).filter({ hasText: "Auditioned" }));
  const panel = page.locator(".docked-panel");
  await strike(page, cardOf(page, free().name), "i", panel.getByText("Free", { exact: true }));
  await escape(page, panel);
});

chapter("the free one is booked, and everyone still held is released at one press", async () => {
  await bookAnyway(page, cardOf(page, free().name));
  await releaseHeld(page);
  await open(page, detail("cast"), page.getByText(free().name));
  await open(page, wall(), stageOf(page, "Booked", 1));
});

chapter("the pay is lowered: the project is reviewed again, and those who submitted are told", async () => {
  const pay = field(page, "Pay rate");
  await open(page, `/create-project/${bare(project().key)}?step=info`, pay);
  await expectHeld(pay, "400");
  await pay.fill("300");
  const contact = page.getByRole("heading", { name: "Contact", exact: true });
  await press(page, button("Save and continue"), contact);
  const changed = page.getByText("Changed since approval. An admin will review it again.");
  await open(page, `/project-detail/${bare(project().key)}`, changed);
  const told = { project: project().key, happening: "project-changed", changes: ["Pay"] };
  await expectTold(as(free()), told);
  await approve(admin, title);
});

chapter("the project is closed, is read-only from then on, and who still waits is told", async () => {
  await open(page, `/project-detail/${bare(project().key)}`, page.getByRole("heading", { name: title }));
  const close = page.getByRole("menuitem", { name: "Close project" });
  await press(page, button(`More: ${title}`), close);
  await press(page, close, button("Close project", dialog()));
  const isOver = page.getByText("This project is closed and read-only.");
  await press(page, button("Close project", dialog()), isOver);
  const told = { project: project().key, happening: "project-ended", changes: [] };
  await expectTold(as(busy()), told);
});

chapter("no page complained along the way", async () => {
  expect(stage.complaints).toEqual([]);
});
