import { field } from "./forms.ts";
import { answerAndRead, writeFromWall } from "./mail.ts";
import { open, press } from "./patience.ts";
import { atSignIn, codeFor, signIn, speak } from "./sign-in.ts";
import type { Story } from "./story.ts";
import { tryPro } from "./try-pro.ts";

/** From the first message to signing out. */
export function leave(story: Story): void {
  const { chapter, people, onMoment } = story;
  describe("7. they write to each other", () => {
    chapter(
      "the talent gets the message live and answers; unread counts are right on both sides",
      async () => {
        await writeFromWall(people.producer, "Maya", onMoment);
        await answerAndRead(people.talent, people.producer);
      },
    );
  });

  describe("8. the talent tries Pro", () => {
    chapter("with another member's code; it shows when the signed event has arrived, and not before", () =>
      tryPro(people.talent, onMoment),
    );
  });

  describe("9. the talent leaves", () => leaving(story));
}

function leaving(story: Story): void {
  const { chapter, people, producer } = story;
  chapter(
    "in Arabic text, direction and dates follow, though the page is left the moment after",
    async () => {
      const { talent } = people;
      await open(talent, "/dashboard", talent.getByRole("button", { name: /^Language/ }));
      await talent.getByRole("button", { name: /^Language/ }).click();
      await talent.locator(".disclosure-item[lang=ar]").click();
      const heading = talent.getByRole("heading", { level: 1 }).filter({ hasText: /[\u0600-\u06ff]/ });
      await open(talent, "/project-submissions", heading);
      expect(await talent.locator("html").getAttribute("dir")).toBe("rtl");
    },
  );

  chapter("signing out clears what is stored and signs out the other tab", async () => {
    const { talent } = people;
    const other = await talent.context().newPage();
    await other.goto("/dashboard");
    await other.getByRole("navigation").first().waitFor();
    await talent.getByRole("button", { name: /Maya Okafor/ }).click();
    await talent.locator(".disclosure-item").last().click();
    await atSignIn(talent);
    await other.getByRole("navigation").first().waitFor({ state: "hidden" });
    const stored = await talent.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })");
    expect(String(stored)).not.toMatch(/USR#|Maya|eyJ/);
    await other.close();
  });

  chapter("the next sign-in finds the language in the profile", async () => {
    const { talent } = people;
    expect(await talent.locator("html").getAttribute("lang")).toBe("en");
    await signIn(talent, "talent@callboard.test");
    await talent.locator("html[lang=ar][dir=rtl]").waitFor();
    await speak(talent, "en");
  });

  chapter("a forgotten password is set anew by the code of the mail", async () => {
    const page = await story.stage().person("forgetful");
    const code = await codeFor(story.stage().url, producer.address, async () => {
      await open(page, "/forgot-password", page.getByLabel("Email", { exact: true }));
      await page.getByLabel("Email", { exact: true }).fill(producer.address);
      const send = page.getByRole("button", { name: "Send code" });
      await press(page, send, page.getByRole("heading", { name: "Set a new password" }));
    });
    await field(page, "Code").fill(code);
    await page.getByLabel("New password", { exact: true }).fill("another-password");
    const set = page.getByRole("button", { name: "Set password" });
    await press(page, set, page.getByText("Your password has been changed"));
    await page.goto("/");
    await signIn(page, producer.address, "another-password");
  });
}
