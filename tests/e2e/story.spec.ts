import type { Page } from "playwright-core";
import { approve, deny, mendAndResubmit } from "./approvals.ts";
import { submitClient } from "./submit-client.ts";
import { tryPro } from "./try-pro.ts";
import { cardOf, openWall } from "./wall.ts";
import { openStage, type Stage } from "./stage.ts";
import { field } from "./forms.ts";
import { answerAndRead, writeFromWall } from "./mail.ts";
import { beginProject, finishProject } from "./post-project.ts";
import { codeFor, register, signIn, speak } from "./sign-in.ts";

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
    await page.goto("/project-search?text=night");
    await signIn(page, "talent@callboard.test");
    await page.waitForURL(/project-search\?text=night/);
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
  test("denies with a comment; the producer reads it, mends and resubmits", async () => {
    const comment = "Please name the pay of the lead.";
    people.admin = await stage.person("admin");
    await signIn(people.admin, "admin@callboard.test");
    await deny(people.admin, title, comment);
    await mendAndResubmit(people.producer, comment);
  });

  test("approves, and a talent finds the project within two seconds", async () => {
    const { admin, talent } = people;
    await approve(admin, title);
    const approvedAt = Date.now();
    await talent.goto(`/project-search?text=${encodeURIComponent(title)}`);
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
    await submitClient(agent, title, "The Ferryman");
  });

  test("and is refused on the next click after the talent ends the link", async () => {
    const { talent, agent } = people;
    await agent.goto("/user?scope=roster");
    await agent.getByText("Maya Okafor").first().waitFor();
    await talent.goto("/profile");
    await talent.getByRole("button", { name: "End the link" }).first().click();
    await talent.locator(".ant-popover:visible").getByRole("button", { name: "End the link" }).click();
    await talent.getByText(/The link with .* has ended/).waitFor();
    await agent.goto(`/project-search?text=${encodeURIComponent(title)}`);
    await agent.getByRole("button", { name: title }).first().click();
    await agent.getByRole("dialog").getByLabel("Submit as").click();
    await agent.locator(".ant-select-dropdown:visible").waitFor();
    expect(await agent.locator(".ant-select-dropdown:visible").getByText("Maya Okafor").count()).toBe(0);
  });
});

describe("6. the producer casts", () => {
  test("opens the wall; a new submission appears without a reload", async () => {
    const { producer: page, agent } = people;
    await openWall(page, title, "Iris Vane");
    await cardOf(page, "Maya").waitFor();

    await submitClient(agent, title, "Iris Vane");
    const arrived = page.getByRole("button", { name: /new submission/ });
    await arrived.or(page.getByRole("gridcell").nth(1)).first().waitFor();
    if (await arrived.isVisible()) await arrived.click();
    await page.getByRole("gridcell").nth(1).waitFor();
  });

  test("opening marks Viewed, the key 1 puts into group 1 and so selects, an audition is asked for", async () => {
    const { producer: page, talent } = people;
    await talent.goto("/project-submissions");
    const own = talent.getByRole("listitem").filter({ hasText: title }).first();
    await own.locator(".status-tag", { hasText: "Submitted" }).waitFor();

    const card = cardOf(page, "Maya");
    await card.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByText("I know this town by heart.").waitFor();
    await own.locator(".status-tag", { hasText: "Seen" }).waitFor();
    await page.keyboard.press("Escape");
    await card.focus();
    await page.keyboard.press("1");
    await page.getByText(/is in group 1/).waitFor();
    await own.locator(".status-tag", { hasText: "In consideration" }).waitFor();
    await card.focus();
    await page.keyboard.press("a");
    const dialog = page.getByRole("dialog").last();
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("button", { name: "Send the request" }).click();
    await page.getByText(/is asked to audition/).waitFor();
  });

  test("the talent confirms the slot, in both zones, and the producer books", async () => {
    const { producer: page, talent } = people;
    const own = talent.getByRole("listitem").filter({ hasText: title }).first();
    await own.getByText(/Your time:/).waitFor();
    await own.getByRole("button", { name: "Confirm the audition" }).click();
    await talent.getByText("Confirmed. See you there.").waitFor();
    const card = cardOf(page, "Maya");
    await card
      .getByText(/Audition/)
      .first()
      .waitFor();
    await card.focus();
    await page.keyboard.press("b");
    await page.getByText(/is booked\./).waitFor();
    await own.locator(".status-tag", { hasText: "Booked" }).waitFor();
  });
});

describe("7. they write to each other", () => {
  test("the talent gets the message live and answers; unread counts are right on both sides", async () => {
    await writeFromWall(people.producer, "Maya");
    await answerAndRead(people.talent, people.producer);
  });
});

describe("8. the talent tries Pro", () => {
  test("with another member's code; it shows when the signed event has arrived, and not before", () =>
    tryPro(people.talent));
});

describe("9. the talent leaves", () => {
  test("in Arabic text, direction and dates follow, though the page is left the moment after", async () => {
    const { talent } = people;
    await talent.goto("/dashboard");
    await talent.getByRole("button", { name: /^Language/ }).click();
    await talent.locator(".disclosure-item[lang=ar]").click();
    await talent.goto("/project-submissions");
    await talent
      .getByRole("heading", { level: 1 })
      .filter({ hasText: /[\u0600-\u06ff]/ })
      .waitFor();
    expect(await talent.locator("html").getAttribute("dir")).toBe("rtl");
  });

  test("signing out clears what is stored and signs out the other tab", async () => {
    const { talent } = people;
    const other = await talent.context().newPage();
    await other.goto("/dashboard");
    await other.getByRole("navigation").first().waitFor();
    await talent.getByRole("button", { name: /Maya Okafor/ }).click();
    await talent.locator(".disclosure-item").last().click();
    await talent.waitForURL(/interaction=/);
    await other.getByRole("navigation").first().waitFor({ state: "hidden" });
    const stored = await talent.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })");
    expect(String(stored)).not.toMatch(/USR#|Maya|eyJ/);
    await other.close();
  });

  test("the next sign-in finds the language in the profile", async () => {
    const { talent } = people;
    expect(await talent.locator("html").getAttribute("lang")).toBe("en");
    await signIn(talent, "talent@callboard.test");
    await talent.locator("html[lang=ar][dir=rtl]").waitFor();
    await speak(talent, "en");
  });

  test("a forgotten password is set anew by the code of the mail", async () => {
    const page = await stage.person("forgetful");
    await page.goto("/forgot-password");
    await page.getByLabel("E-mail", { exact: true }).fill(producer.address);
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByRole("heading", { name: "Set a new password" }).waitFor();
    await field(page, "Code").fill(await codeFor(stage.url, producer.address, 2));
    await page.getByLabel("New password", { exact: true }).fill("another-password");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByText("Your new password is set").waitFor();
    await signIn(page, producer.address, "another-password");
  });

  test("no page complained along the way", () => {
    expect(stage.complaints).toEqual([]);
  });
});
