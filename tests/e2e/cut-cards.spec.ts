import type { Page } from "playwright-core";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { settled } from "./steps/axe.ts";
import { graphOf } from "./steps/graph.ts";
import { findRecords, type Records } from "./steps/routes.ts";
import { signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";
import { go, waysOfMembers } from "./steps/ways.ts";

/**
 * No card of any page hides a part of what it holds without a scroll bar, and no line ends inside a word, on a small
 * laptop and on a phone.
 */
let stage: Stage;
let records: Records;
beforeAll(async () => {
  stage = await openStage();
  records = await findRecords(stage);
});
afterAll(() => stage.close());

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** What a box may hide by less than a line: rounding, and shadows. */
const TOLERANCE = 4;

/**
 * Sections and framed boxes that hide a part of their content and do not scroll. Lines that end in an ellipsis say that
 * they were shortened, and pictures are cropped on purpose.
 */
const CUT = `(() => {
  const hides = (value) => value === "hidden" || value === "clip";
  const isBox = (element) => element.matches("section, article, aside, fieldset, table, .card, [class*=card]");
  const words = (element) => (element.innerText ?? "").trim();
  const found = [];
  for (const element of document.querySelectorAll("main *, [role=dialog], [role=dialog] *")) {
    if (!isBox(element) || !element.checkVisibility() || words(element) === "") continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    if (textOverflow === "ellipsis" || webkitLineClamp !== "none") continue;
    const down = element.scrollHeight - element.clientHeight;
    const across = element.scrollWidth - element.clientWidth;
    const isCut = (hides(overflowY) && down > ${TOLERANCE}) || (hides(overflowX) && across > ${TOLERANCE});
    if (!isCut || element.clientHeight <= 1) continue;
    found.push(element.tagName.toLowerCase() + "." + [...element.classList].join(".") + " hides " +
      Math.max(down, 0) + " px down, " + Math.max(across, 0) + " px across");
  }
  return found;
})()`;

/**
 * Words that begin on one line and end on the next. Addresses and the like have no better place to be broken at, nor
 * have words that are longer than a phone is wide.
 */
const BROKEN = `(() => {
  // Heads of tables that are for readers of the page alone.
  const isClipped = (element) =>
    element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
  const isAddress = (token) => /[@/._]|\\d{6}/.test(token) || token.length > 24;
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!holder.checkVisibility({ visibilityProperty: true }) || isClipped(holder)) continue;
    for (const { 0: token, index } of text.data.matchAll(/\\S+/gu)) {
      if (isAddress(token)) continue;
      for (const { 0: word, index: from } of token.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
        range.setStart(text, index + from);
        range.setEnd(text, index + from + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word + " is broken in " + holder.tagName.toLowerCase() + "." +
          holder.className);
      }
    }
  }
  return found;
})()`;

/** The cards on the page that are cut, each with how much of it cannot be reached, and the words that are broken. */
async function cutCards(page: Page): Promise<readonly string[]> {
  return [...(await page.evaluate<string[]>(CUT)), ...(await page.evaluate<string[]>(BROKEN))];
}

async function cutAt(page: Page, size: (typeof SIZES)[number]): Promise<string[]> {
  await page.setViewportSize(size);
  await settled(page);
  const { pathname, search } = new URL(page.url());
  const found = await cutCards(page);
  return found.map((card) => `${size.width}x${size.height} ${pathname}${search}: ${card}`);
}

/** Pages of every member, as the roles see them that do not pass them on their way. */
const SHARED: readonly string[] = [
  "/project-search",
  "/project-search?view=table",
  "/project-submissions",
  "/profile",
  "/profile?tab=security",
  "/profile?tab=notices",
  "/profile?tab=billing",
  "/mail/inbox",
  "/calendar?view=list",
  "/user",
];

/** Up to forty pages, each at two sizes. */
const ALL_PAGES_MS = 900_000;
const { talent, producer, agent, admin } = DEMO_ADDRESSES;

test.each([talent, producer, agent, admin])(
  "the cards of the pages of %s",
  async (address) => {
    const page = await stage.person(address, { viewport: SIZES[1] });
    await signIn(page, address);
    const found: string[] = [];
    const ways = waysOfMembers(records)[address] ?? [];
    for (const way of [...ways, ...SHARED.filter((one) => !ways.includes(one))]) {
      await go(page, way);
      await settled(page);
      for (const size of SIZES) found.push(...(await cutAt(page, size)));
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
  ALL_PAGES_MS,
);

interface Positions {
  readonly getProjectById: { readonly Data: { readonly Positions: readonly { readonly SK: string }[] } };
}

const CHANGE = "mutation($role: PositionInfoInput!) { updateProjectPosition(positionInfo: $role) { PK } }";
const APPROVE = "mutation($id: ID!) { approveProject(projectId: $id) { PK } }";

/** What an admin approved, and what it became: pay, nudity, adult scenes and working conditions. */
const APPROVED = { AgeRange: ["30-45"], AgeRequirement: "18", Rate: 530, WorkingConditions: "Days." };
const CHANGED = {
  Rate: 55,
  Nudity: true,
  NudityDescription: "Seen from behind, by a window, for a few seconds.",
  AdultScenes: true,
  AdultSceneDescription: "A bed at dawn.",
  WorkingConditions: "Nights.",
};

/** Changes a role of an approved project after an admin's decision; returns the project's id. */
async function changeRole(producer: Page, reviewer: Page): Promise<string> {
  await producer.goto("/projects?status=Approved");
  const link = producer.locator("a[href*='/project-detail/']").last();
  const id = ((await link.getAttribute("href")) ?? "").split("/")[2]?.split("?")[0] ?? "";
  const PK = `PRJ#${id}`;
  const graph = await graphOf(producer);
  const { getProjectById } = await graph<Positions>(
    "query($id: ID!) { getProjectById(id: $id) { Data { Positions { SK } } } }",
    { id: PK },
  );
  const SK = getProjectById.Data.Positions[0]?.SK;
  await graph(CHANGE, { role: { PK, SK, ...APPROVED } });
  await (
    await graphOf(reviewer)
  )(APPROVE, { id: PK });
  await graph(CHANGE, { role: { PK, SK, ...CHANGED } });
  return id;
}

test("an admin reads every row of what changed", async () => {
  const producer = await stage.person("rival", { viewport: SIZES[1] });
  await signIn(producer, DEMO_ADDRESSES.rival);
  const page = await stage.person(admin, { viewport: SIZES[1] });
  await signIn(page, admin);
  const project = await changeRole(producer, page);
  await page.goto(`/submitted-projects/submitted?tab=changed&project=${project}`);
  const table = page.getByRole("table", { name: "What changed" });
  await table.waitFor();
  expect(
    await table
      .getByRole("row")
      .filter({ hasText: /nudity/i })
      .count(),
  ).toBeGreaterThanOrEqual(2);
  const found: string[] = [];
  for (const size of SIZES) found.push(...(await cutAt(page, size)));
  expect(found).toEqual([]);
});
