/**
 * Measures pages in Chromium with a main thread slowed down four times: `npm run benchmark pages [rounds]`. Prints a
 * table with the goals. Results are meaningful only on an otherwise idle machine.
 */
import { cpus, loadavg } from "node:os";
import { chromium, type Browser, type Page } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Databases } from "../../support/databases.ts";
import { buildWeb } from "#dev/start/web-build.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { ensureBrowser } from "#dev/test/browser.ts";
import { signIn } from "../../e2e/steps/sign-in.ts";
import { openProductDatabases } from "../../support/demo.ts";
import { startProduct, type Product } from "../../support/product.ts";
import { makeCrowd } from "../crowd.ts";
import { layoutTime, slowDown, timeUntil, vitalsOf, watchVitals, type Vitals } from "./vitals.ts";
import { measureWall } from "./wall-figures.ts";

const ROUNDS = Number(process.argv[2] ?? 5);
const SLOWER = 4;
const SUBMISSIONS = 10_000;
/** Number of timings of the machine's speed before the measurements, and again at the end. */
const PACES = 9;
const SETTLE_MS = 2_500;
/** A loading page is not polled for this long, because each query for an element would force a layout. */
const LOAD_MS = 10_000;
const VIEWPORT = { width: 1280, height: 800 };

interface Place {
  readonly name: string;
  readonly address: string | null;
  readonly path: string;
  /** Selector of the content that makes the page usable. */
  readonly content: string;
}

const PLACES: readonly Place[] = [
  { name: "sign-in", address: null, path: "/login", content: "input[type=password]" },
  { name: "dashboard", address: DEMO_ADDRESSES.producer, path: "/dashboard", content: ".work-row:visible" },
  { name: "search", address: DEMO_ADDRESSES.talent, path: "/project-search", content: ".project-row" },
  {
    name: "my submissions",
    address: DEMO_ADDRESSES.talent,
    path: "/project-submissions",
    content: ".my-row",
  },
  {
    name: "mail",
    address: DEMO_ADDRESSES.talent,
    path: "/mail/inbox",
    content: ".mail-list [href*='/mail/inbox/']",
  },
];
/** Navigations from the dashboard through its links. */
const WAYS: ReadonlyArray<{ readonly path: string; readonly content: string }> = [
  { path: "/project-search", content: ".project-row" },
  { path: "/project-submissions", content: ".my-row" },
  { path: "/mail/inbox", content: ".mail-list [href*='/mail/inbox/']" },
];

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const whole = (value: number): string => value.toFixed(0);

/** A separate browser context, signed in at full speed and slowed down afterwards. */
async function open(browser: Browser, url: string, address: string | null): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT, locale: "en-US" });
  await watchVitals(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (address !== null) await signIn(page, address);
  await slowDown(page, SLOWER);
  return page;
}

/** Prints the machine's current speed: results of two runs are comparable only if it is similar. */
async function printPace(browser: Browser, url: string): Promise<void> {
  const page = await open(browser, url, null);
  const times: number[] = [];
  for (let time = 0; time < PACES; time += 1) times.push(await layoutTime(page));
  await page.context().close();
  const all = times.map(whole).join(", ");
  print(`5,000 boxes laid out, ms: ${whole(median(times))} (${all}), load ${loadavg()[0]?.toFixed(1)}\n`);
}

async function visit(browser: Browser, url: string, place: Place): Promise<Vitals> {
  const page = await open(browser, url, place.address);
  await page.goto(place.path);
  await page.waitForTimeout(LOAD_MS);
  await page.locator(place.content).first().waitFor();
  await page.keyboard.press("Tab");
  await page.waitForTimeout(500);
  const vitals = await vitalsOf(page);
  await page.context().close();
  return vitals;
}

async function visits(browser: Browser, url: string, place: Place): Promise<Vitals[]> {
  const rounds: Vitals[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(browser, url, place));
  return rounds;
}

async function measurePages(browser: Browser, url: string): Promise<void> {
  print(
    "| page | largest paint (1,500 sign-in, 2,000) | shift (0.02) | longest task (200) | answer to a key (150) |",
  );
  print("|---|---|---|---|---|");
  for (const place of PLACES) {
    const rounds = await visits(browser, url, place);
    const of = (pick: (vitals: Vitals) => number): number => median(rounds.map(pick));
    const figures = [whole(of(({ paint }) => paint)), of(({ shift }) => shift).toFixed(3)];
    print(
      `| ${[place.name, ...figures, whole(of(({ task }) => task)), whole(of(({ answer }) => answer))].join(" | ")} |`,
    );
  }
}

const toDashboard = (page: Page): Promise<void> => page.locator('nav a[href="/dashboard"]').first().click();

/** From the click to the content: the first time, and again with code and data cached. */
async function measureWays(browser: Browser, url: string): Promise<void> {
  print("\n| to the page, by its link | first time | again (300) |");
  print("|---|---|---|");
  for (const { path, content } of WAYS) {
    const [first, again]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await open(browser, url, DEMO_ADDRESSES.talent);
      await page.goto("/dashboard");
      for (const times of [first, again]) {
        if (times === again) await toDashboard(page);
        await page.locator(".role-row, .work-row").first().waitFor();
        await page.waitForTimeout(SETTLE_MS);
        times.push(
          await timeUntil(page, content, () => page.locator(`nav a[href="${path}"]`).first().click()),
        );
      }
      await page.context().close();
    }
    print(`| ${path} | ${whole(median(first))} | ${whole(median(again))} |`);
  }
}

/** Number of submissions in a role's first group, once it reaches the expected number or a minute has passed. */
async function keptDecisions(databases: Databases, roleId: string, made: number): Promise<number> {
  const query = "select from group_member where position_id = $1 and group_id = '1'";
  let kept = 0;
  const isWhole = async (): Promise<boolean> => {
    kept = (await databases.query("casting", query, [roleId])).length;
    return kept >= made;
  };
  await waitFor("the decisions", isWhole, 60_000, 250).catch(() => undefined);
  return kept;
}

async function wallOf(browser: Browser, product: Product): Promise<void> {
  const databases = openProductDatabases(product);
  try {
    const role = await makeCrowd(databases, SUBMISSIONS);
    const place = {
      name: "wall",
      address: DEMO_ADDRESSES.producer,
      path: `/position-submissions/${role.crowd}/${role.project}`,
      content: ".wall [role=gridcell]",
    };
    const loads = await visits(browser, product.url, place);
    const page = await open(browser, product.url, DEMO_ADDRESSES.producer);
    const wall = await measureWall(page, role);
    const kept = await keptDecisions(databases, role.crowd, wall.decisions);
    const slowest = wall.marks.toSorted((a, b) => a - b).at(-2) ?? Number.NaN;
    print(`\n| the wall of ${SUBMISSIONS.toLocaleString("en")} | measured | goal |\n|---|---|---|`);
    print(`| largest paint of its page, ms | ${whole(median(loads.map(({ paint }) => paint)))} | 2,000 |`);
    print(`| longest task of its page, ms | ${whole(median(loads.map((load) => load.task)))} | 200 |`);
    print(`| from the click to the first cards, ms | ${whole(wall.opened)} | 1,500 |`);
    print(`| longest task from the click on, ms | ${whole(wall.task)} | 200 |`);
    print(
      `| frames a second on the screen, by a brisk wheel and a fast one | ${wall.drawn.map(whole).join(", ")} | 55 |`,
    );
    print(`| frames a second that the page makes while it scrolls itself | ${whole(wall.frames)} | |`);
    print(`| most cards in the document | ${wall.most} | 150 |`);
    print(
      `| key to mark, ms: median, the second slowest of ${wall.marks.length} | ${whole(median(wall.marks))}, ${whole(slowest)} | 50 |`,
    );
    print(`| layout shift | ${wall.shift.toFixed(3)} | 0 |`);
    print(`| decisions in a row that were kept | ${kept} of ${wall.decisions} | all |`);
  } finally {
    await databases.close();
  }
}

print(`${cpus().length} × ${cpus()[0]?.model.trim()}, ${ROUNDS} rounds`);
await buildWeb();
const product = await startProduct([]);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ["--no-sandbox", "--disable-quic"],
});
try {
  await printPace(browser, product.url);
  await measurePages(browser, product.url);
  await measureWays(browser, product.url);
  await wallOf(browser, product);
  print("");
  await printPace(browser, product.url);
} finally {
  await browser.close();
  await product.close();
}
