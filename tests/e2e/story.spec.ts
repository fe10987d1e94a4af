import type { Page } from "playwright-core";
import { openStage, type Stage } from "./stage.ts";
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
    await page.getByRole("heading", { name: "More to know" }).waitFor();
  });

  test("is finished and submitted for approval", async () => {
    const page = people.producer;
    await finishProject(page, parts);
    await page.getByRole("button", { name: "Submit for approval" }).click();
    await page.getByText("It is with the administrators").first().waitFor();
  });
});
