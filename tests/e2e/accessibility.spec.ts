import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { signIn } from "./sign-in.ts";
import { openStage, type PersonOptions, type Stage } from "./stage.ts";

/** The pages of the path as each role sees them: no violation of WCAG 2.2 AA in light, dark, and Arabic at 360 px. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close(), 60_000);

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const GUESTS = ["/login", "/register", "/forgot-password", "/confirm/someone@example.test", "/404"];
const MEMBERS = {
  "talent@callboard.test": [
    "/dashboard",
    "/project-search",
    "/project-submissions",
    "/profile",
    "/profile?tab=billing",
    "/mail/inbox",
  ],
  "agent@callboard.test": ["/dashboard", "/user?scope=roster"],
  "producer@callboard.test": [
    "/dashboard",
    "/projects",
    "/create-project",
    "/company-info",
    "/user",
    "/submitted-projects/user",
  ],
  "admin@callboard.test": ["/dashboard", "/submitted-projects/submitted"],
} as const;

const LOOKS: readonly [string, PersonOptions, string | null][] = [
  ["light", {}, null],
  ["dark", { dark: true }, null],
  ["Arabic at 360 px", { viewport: { width: 360, height: 740 } }, "ar"],
];

async function violations(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await page.locator("[aria-busy=true], .ant-skeleton, .splash").first().waitFor({ state: "hidden" });
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const wide = await page.evaluate(
    "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1",
  );
  const axe = found.map(
    ({ id, nodes }) =>
      `${path}: ${id}: ${nodes
        .map(({ target }) => target.join(" "))
        .slice(0, 3)
        .join(", ")}`,
  );
  return wide ? [...axe, `${path}: scrolls sideways`] : axe;
}

async function speak(page: Page, language: string | null): Promise<void> {
  if (language === null) return;
  await page.getByRole("button", { name: /^Language/ }).click();
  await page.locator(`.disclosure-item[lang=${language}]`).click();
  await page.locator(`html[lang=${language}]`).waitFor();
}

describe.each(LOOKS)("%s", (_look, options, language) => {
  test("a guest's pages", async () => {
    const page = await stage.person("guest", options);
    const found: string[] = [];
    for (const path of GUESTS) found.push(...(await violations(page, path)));
    expect(found).toEqual([]);
    await page.context().close();
  });

  test.each(Object.entries(MEMBERS))("the pages of %s", async (address, paths) => {
    const page = await stage.person(address, options);
    await signIn(page, address);
    await speak(page, language);
    const found: string[] = [];
    for (const path of paths) found.push(...(await violations(page, path)));
    expect(found).toEqual([]);
    await page.context().close();
  });
});
