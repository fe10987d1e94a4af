import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Page } from "playwright-core";
import { approve, deny, fixAndResubmit, sent } from "./approvals.ts";
import { graphOf, type Graph } from "./graph.ts";
import { attemptMs, open, persevere, press } from "./patience.ts";
import { beginProject, finishProject } from "./post-project.ts";
import { AT_PROVIDER, register, signIn } from "./sign-in.ts";
import type { Story } from "./story.ts";

/** The index needs two seconds; the rest is for a busy machine. */
const FOUND_WITHIN_MS = 5_000;
const POLL_MS = 100;
const SEARCH =
  "query Found($text: String!) { searchProjects(criteria: { Text: $text }) { Projects { Data { Name } } } }";

interface Found {
  readonly searchProjects: {
    readonly Projects: readonly { readonly Data: { readonly Name: string | null } }[];
  };
}

/**
 * Measured through the graph, because page loads depend on the machine, and a page that loads too early checks only
 * once.
 */
async function expectFoundInTime(graph: Graph, title: string): Promise<void> {
  const approvedAt = Date.now();
  const isFound = async (): Promise<boolean> => {
    const { searchProjects } = await graph<Found>(SEARCH, { text: title });
    return searchProjects.Projects.some(({ Data }) => Data.Name === title);
  };
  await waitFor(`${title} is found`, isFound, undefined, POLL_MS);
  expect(Date.now() - approvedAt).toBeLessThan(FOUND_WITHIN_MS);
}

/** Types a title letter by letter; it is suggested before the last one. */
async function searchByTyping(page: Page, title: string): Promise<void> {
  const words = page.getByRole("combobox", { name: "Keywords" });
  const suggested = page.locator("datalist option", { hasText: title });
  const found = page.getByRole("button", { name: title }).first();
  await persevere(page, async () => {
    await open(page, "/project-search", words);
    await words.pressSequentially(title.slice(0, -1));
    await suggested.waitFor({ state: "attached", timeout: attemptMs(page) });
    await words.press(title.slice(-1));
    await words.press("Enter");
    await page.waitForURL(/[?&]text=/, { timeout: attemptMs(page) });
    await found.waitFor({ timeout: attemptMs(page) });
  });
}

const PARTS = [
  { name: "Iris Vane", roleType: "Lead" },
  { name: "The Ferryman", roleType: "Supporting" },
];

/** From the guest's first visit to a project that is found. */
export function arrive(story: Story): void {
  const { chapter, people, producer, title, onMoment } = story;

  describe("1. a producer arrives", () => {
    chapter("a guest lands on the sign-in form; a wrong password is told on the password field", async () => {
      const page = await story.stage().person("producer");
      people.producer = page;
      await page.goto("/");
      // Input typed before the provider's form is loaded would be lost with the redirecting page.
      await page.waitForURL(AT_PROVIDER);
      await page.getByLabel(/^E-?mail/).fill("nobody@example.test");
      const password = page.getByLabel("Password", { exact: true });
      await password.fill("wrong-password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.locator("input[type=password][aria-invalid=true]").waitFor();
      const describedBy = await password.getAttribute("aria-describedby");
      const message = await page.locator(`#${describedBy?.split(" ").at(-1)}`).textContent();
      expect(message).toMatch(/password/i);
    });

    chapter("registers with the proof of the mail and creates the company", async () => {
      const page = people.producer;
      await register(page, story.stage().url, producer, () => onMoment("an account"));
      const name = page.getByLabel("Company name");
      await open(page, "/company-info", name);
      await name.fill("Vale Pictures");
      const save = page.getByRole("button", { name: /save|create/i });
      await press(page, save, page.getByText("Company created"));
    });

    chapter("a deep link survives signing in", async () => {
      const page = await story.stage().person("talent");
      people.talent = page;
      await page.goto("/project-search?text=night");
      await signIn(page, "talent@callboard.test");
      await page.waitForURL(/project-search\?text=night/);
    });
  });

  describe("2. the project is posted", () => {
    chapter("leaving in the middle comes back to the last completed step", async () => {
      const page = people.producer;
      await beginProject(page, title, onMoment);
      await page.goto("/dashboard");
      const draft = page.getByRole("link", { name: new RegExp(title) }).first();
      await open(page, "/projects?status=Draft", draft);
      await draft.click();
      await page.getByRole("link", { name: "Edit" }).click();
      await page.getByRole("heading", { name: "Additional information", exact: true }).waitFor();
    });

    chapter("is finished and submitted for approval", async () => {
      const page = people.producer;
      await finishProject(page, PARTS, onMoment);
      const submit = page.getByRole("button", { name: "Submit for approval" });
      await press(page, submit, sent(page));
    });
  });

  describe("3. the admin decides", () => {
    chapter("denies with a comment; the producer reads it, mends and resubmits", async () => {
      const comment = "Please name the pay of the lead.";
      people.admin = await story.stage().person("admin");
      await onMoment("an admin signs in");
      await signIn(people.admin, "admin@callboard.test");
      await deny(people.admin, title, comment);
      await fixAndResubmit(people.producer, title, comment);
    });

    chapter("approves, and a talent finds the project within two seconds", async () => {
      const { admin, talent } = people;
      // Patient pages reload until they show the result.
      const graph = story.patient ? null : await graphOf(talent);
      await onMoment("an approval");
      await approve(admin, title);
      if (graph) await expectFoundInTime(graph, title);
      await searchByTyping(talent, title);
    });
  });
}
