import type { Page } from "playwright-core";
import { DEMO_PASSWORD } from "#dev/seed/people.ts";
import { openStage, type Stage } from "./stage.ts";

/** The talent's and the producer's parts without a mouse: Tab, Enter, Escape, arrows and the keys of the wall. */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close(), 60_000);

/** Presses of Tab after which something counts as out of reach. */
const TABS_MOST = 90;

interface Wanted {
  readonly role: string;
  readonly name: RegExp;
}

/** What the focused element is, as a screen reader would say it. */
async function focused(page: Page): Promise<{ role: string; name: string }> {
  return page.evaluate(`(() => {
    const at = document.activeElement;
    const labels = [...(at?.labels ?? [])].map((label) => label.textContent).join(" ");
    const tags = { A: "link", BUTTON: "button", INPUT: "textbox", TEXTAREA: "textbox" };
    return {
      role: (at?.getAttribute("role") ?? tags[at?.tagName] ?? "").replace(/combobox|searchbox/, "textbox"),
      name: at?.getAttribute("aria-label") || labels || at?.textContent || "",
    };
  })()`);
}

/** Tabs until the wanted element has the focus. */
async function tabTo(page: Page, wanted: Wanted): Promise<void> {
  for (let press = 0; press < TABS_MOST; press += 1) {
    const at = await focused(page);
    if (at.role === wanted.role && wanted.name.test(at.name.trim())) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${wanted.role} ${wanted.name} is out of reach of Tab.`);
}

async function press(page: Page, wanted: Wanted): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

async function signInByKeys(page: Page, address: string): Promise<void> {
  await page.goto("/");
  await page.waitForURL(/interaction=/);
  await page.getByLabel("E-mail or phone").waitFor();
  await tabTo(page, { role: "textbox", name: /^E-mail or phone/ });
  await page.keyboard.type(address);
  await tabTo(page, { role: "textbox", name: /^Password/ });
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1 }).filter({ hasText: "Hello" }).waitFor();
}

test("a talent finds a part and submits", async () => {
  const page = await stage.person("talent");
  await signInByKeys(page, "talent@callboard.test");
  await press(page, { role: "link", name: /^Search projects$/ });
  await page
    .getByRole("button", { name: "Glasshouse" })
    .or(page.locator(".project-card-open"))
    .first()
    .waitFor();
  await tabTo(page, { role: "textbox", name: /^Words/ });
  await page.keyboard.type("Glasshouse");
  await page.keyboard.press("Enter");
  await page.locator(".project-card-open", { hasText: "Glasshouse" }).first().waitFor();
  await press(page, { role: "button", name: /^Glasshouse$/ });
  await page.getByRole("dialog").getByRole("button", { name: "Submit", exact: true }).first().waitFor();
  await press(page, { role: "button", name: /^Submit$/ });
  await tabTo(page, { role: "textbox", name: /^Note to casting/ });
  await page.keyboard.type("Without a mouse.");
  await press(page, { role: "button", name: /^Send submission$/ });
  const told = page.getByText(/You are submitted to/);
  await told.waitFor();
  expect(await told.textContent()).toMatch(/You are submitted to ./);
});

test("a producer opens the wall, looks at a person and puts one into a group", async () => {
  const page = await stage.person("producer");
  await signInByKeys(page, "producer@callboard.test");
  await press(page, { role: "link", name: /^Your projects$/ });
  await page.getByRole("heading", { level: 1, name: "Your projects" }).waitFor();
  await page
    .getByRole("link", { name: /The Long Night/ })
    .first()
    .waitFor();
  await press(page, { role: "link", name: /The Long Night/ });
  await page.getByRole("link", { name: "Positions", exact: true }).waitFor();
  await press(page, { role: "link", name: /^Positions$/ });
  await page.locator("h2 a[href*='/position-submissions/']").first().waitFor();
  const part = await page.locator("h2 a[href*='/position-submissions/']").first().textContent();
  await press(page, { role: "link", name: new RegExp(`^${part}$`) });
  await page.getByRole("gridcell").first().waitFor();
  await tabTo(page, { role: "gridcell", name: /./ });
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await tabTo(page, { role: "gridcell", name: /./ });
  await page.keyboard.press("5");
  const told = page.getByText(/group 5/).first();
  await told.waitFor();
  expect(await told.textContent()).toMatch(/. (is in|left) group 5/);
});
