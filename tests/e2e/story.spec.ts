import type { Page } from "playwright-core";
import { openStage, type Stage } from "./stage.ts";
import { field } from "./forms.ts";
import { beginProject, finishProject } from "./post-project.ts";
import { register, signIn } from "./sign-in.ts";

/**
 * The path of the product, from a guest to a booking, in real browsers over the started product. The tests are the
 * chapters of one story: each goes on where the one before it ended.
 */
let stage: Stage;
const people = {} as Record<"producer" | "admin" | "talent" | "agent", Page>;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.close(), 60_000);

const producer = {
  role: "Production",
  firstName: "Nora",
  lastName: "Vale",
  address: `nora.${Date.now()}@vale-pictures.test`,
  password: "a-long-password",
} as const;

describe("1. a producer arrives", () => {
  test("a guest lands on the sign-in form; a wrong password is told on the password field", async () => {
    const page = await stage.person("producer");
    people.producer = page;
    await page.goto("/");
    await page.getByLabel("E-mail or phone").fill("nobody@example.test");
    const password = page.getByLabel("Password", { exact: true });
    await password.fill("wrong-password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.locator("input[type=password][aria-invalid=true]").waitFor();
    const describedBy = await password.getAttribute("aria-describedby");
    const message = await page.locator(`#${describedBy?.split(" ").at(-1)}`).textContent();
    expect(message).toMatch(/password/i);
  });

  test("registers with the code of the mail and creates the company", async () => {
    const page = people.producer;
    await register(page, stage.url, producer);
    await page.goto("/company-info");
    await page.getByLabel("Name of the company").fill("Vale Pictures");
    await page.getByRole("button", { name: /save|create/i }).click();
    await page.getByText("Your company is there").waitFor();
  });

  test("a deep link survives signing in", async () => {
    const page = await stage.person("talent");
    people.talent = page;
    await page.goto("/project-search?Text=night");
    await signIn(page, "talent@callboard.test");
    await page.waitForURL(/project-search\?Text=night/);
  });
});

const title = `The Storm Glass ${Date.now() % 100_000}`;
/** Two seconds for the index, and the loading of the page itself. */
const FOUND_WITHIN_MS = 5_000;
const parts = [
  { name: "Iris Vane", roleType: "Lead" },
  { name: "The Ferryman", roleType: "Supporting" },
];

describe("2. the project is posted", () => {
  test("leaving in the middle comes back to the last completed step", async () => {
    const page = people.producer;
    await beginProject(page, title);
    await page.goto("/dashboard");
    await page.goto("/projects?status=Draft");
    await page
      .getByRole("link", { name: new RegExp(title) })
      .first()
      .click();
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByRole("heading", { name: "More to know", exact: true }).waitFor();
  });

  test("is finished and submitted for approval", async () => {
    const page = people.producer;
    await finishProject(page, parts);
    await page.getByRole("button", { name: "Submit for approval" }).click();
    await page.getByText("It is with the administrators").first().waitFor();
  });
});

describe("3. the admin decides", () => {
  const queued = (page: Page) =>
    page
      .getByRole("button", { name: new RegExp(title) })
      .or(page.getByRole("option", { name: new RegExp(title) }));

  test("denies with a comment; the producer reads it, mends and resubmits", async () => {
    const admin = await stage.person("admin");
    people.admin = admin;
    await signIn(admin, "admin@callboard.test");
    await admin.goto("/submitted-projects/submitted");
    await queued(admin).first().click();
    await admin.getByRole("button", { name: "Deny…" }).click();
    await admin.getByLabel("Comment to the producer").fill("Please name the pay of the lead.");
    await admin.getByRole("dialog").getByRole("button", { name: "Deny", exact: true }).click();
    await admin.getByText(/is sent back with your comment/).waitFor();

    const page = people.producer;
    await page.goto("/projects?status=Denied");
    await page.getByText("Please name the pay of the lead.").first().waitFor();
    await page.getByRole("link", { name: "Fix and resubmit" }).first().click();
    await page.getByRole("link", { name: "Project", exact: true }).last().click();
    await field(page, "Pay").fill("400");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await page.getByRole("heading", { name: "Contact", exact: true }).waitFor();
    await page.getByText("Review", { exact: true }).first().click();
    await page.getByRole("button", { name: "Resubmit for approval" }).click();
    await page.getByText("It is with the administrators").first().waitFor();
  });

  test("approves, and a talent finds the project within two seconds", async () => {
    const { admin, talent } = people;
    await admin.goto("/submitted-projects/submitted");
    await queued(admin).first().click();
    await admin.getByRole("button", { name: "Approve", exact: true }).click();
    await admin.getByText(`${title} is approved.`).waitFor();
    const approvedAt = Date.now();
    await talent.goto(`/project-search?Text=${encodeURIComponent(title)}`);
    await talent.getByRole("button", { name: title }).first().waitFor();
    expect(Date.now() - approvedAt).toBeLessThan(FOUND_WITHIN_MS);
  });
});

describe("4. a talent submits", () => {
  test("sees how the profile fits, criterion by criterion with both values, and submits with a note", async () => {
    const page = people.talent;
    await page.getByRole("button", { name: title }).first().click();
    const drawer = page.getByRole("dialog");
    const part = drawer.getByRole("listitem").filter({ hasText: "Iris Vane" }).first();
    await part
      .getByText(/criteri(on|a) met/)
      .first()
      .click();
    for (const criterion of ["Playing age", "Gender"]) await part.getByText(criterion).first().waitFor();
    await part
      .getByText(/Met|Not met|Not known/)
      .first()
      .waitFor();
    await part.getByRole("button", { name: "Submit" }).click();
    const sheet = page.getByRole("dialog").last();
    await field(sheet, "Note to casting").fill("I know this town by heart.");
    await sheet.getByRole("button", { name: "Send submission" }).click();
    await page.getByText("You are submitted to Iris Vane.").waitFor();
  });
});

describe("5. an agent submits a client", () => {
  test("whom the talent has accepted, and another one of the roster", async () => {
    const { talent } = people;
    await talent.goto("/profile");
    await talent.getByRole("button", { name: "Accept" }).click();
    await talent.getByText(/your agent since/).waitFor();

    const agent = await stage.person("agent");
    people.agent = agent;
    await signIn(agent, "agent@callboard.test");
    await agent.goto(`/project-search?Text=${encodeURIComponent(title)}`);
    await agent.getByRole("button", { name: title }).first().click();
    const drawer = agent.getByRole("dialog");
    await drawer.getByLabel("Submit as").click();
    const client = agent
      .locator(".ant-select-dropdown:visible .ant-select-item-option")
      .filter({ hasNotText: "Maya" })
      .first();
    await client.click();
    const part = drawer.getByRole("listitem").filter({ hasText: "The Ferryman" }).first();
    await part.getByRole("button", { name: /^Submit for/ }).click();
    await agent.getByRole("dialog").last().getByRole("button", { name: "Send submission" }).click();
    await agent.getByText(/is submitted to The Ferryman/).waitFor();
  });

  test("and is refused on the next click after the talent ends the link", async () => {
    const { talent, agent } = people;
    await agent.goto("/user?scope=roster");
    await agent.getByText("Maya Okafor").first().waitFor();
    await talent.goto("/profile");
    await talent.getByRole("button", { name: "End the link" }).first().click();
    await talent.locator(".ant-popover:visible").getByRole("button", { name: "End the link" }).click();
    await talent.getByText(/The link with .* has ended/).waitFor();
    await agent.goto(`/project-search?Text=${encodeURIComponent(title)}`);
    await agent.getByRole("button", { name: title }).first().click();
    await agent.getByRole("dialog").getByLabel("Submit as").click();
    await agent.locator(".ant-select-dropdown:visible").waitFor();
    expect(await agent.locator(".ant-select-dropdown:visible").getByText("Maya Okafor").count()).toBe(0);
  });
});
