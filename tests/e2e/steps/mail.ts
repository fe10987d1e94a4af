import type { Page } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { field } from "./forms.ts";
import { open, press, see } from "./patience.ts";
import type { Story } from "./story.ts";
import { cardOf, strike } from "./wall.ts";

/** Unread conversations according to the toolbar's badge. */
export async function unread(page: Page): Promise<number> {
  const name = await page
    .getByRole("link", { name: /unread conversation/ })
    .first()
    .getAttribute("aria-label");
  return Number(/\d+/.exec(name ?? "")?.[0] ?? 0);
}

const unreadIs = (page: Page, count: number): Promise<boolean> =>
  waitFor(`${count} unread`, async () => (await unread(page)) === count);

/** Writes to a person from the wall. */
export async function writeFromWall(producer: Page, to: string, onMoment: Story["onMoment"]): Promise<void> {
  await strike(producer, cardOf(producer, to), "m", field(producer, "Subject"));
  await field(producer, "Subject").fill("Welcome aboard");
  await field(producer, "Message").fill("Could you come for a fitting on Friday?");
  await onMoment("a message");
  const send = (): Promise<void> => field(producer, "Message").press("Control+Enter");
  await press(producer, send, producer.getByText(/Message sent to/));
}

/** The talent reads and answers, the producer reads the answer; unread counts follow on both sides. */
export async function answerAndRead(talent: Page, producer: Page): Promise<void> {
  const thread = talent.getByRole("link", { name: /Welcome aboard/ }).first();
  await open(talent, "/mail/inbox", thread);
  // The badge shows zero until the conversations have been counted.
  const before = await waitFor("the unread are counted", async () => (await unread(talent)) || null);
  await thread.click();
  await see(talent, talent.getByText("Could you come for a fitting on Friday?").last());
  await unreadIs(talent, before - 1);
  const answer = talent.getByLabel(/^Your reply to/);
  await answer.fill("With pleasure. https://callboard.test/<b>map</b>");
  const send = (): Promise<void> => answer.press("Control+Enter");
  await press(talent, send, talent.locator("#content").getByText("With pleasure.").last());
  await unreadIs(producer, 1);
  const answered = producer.getByRole("link", { name: /Welcome aboard/ }).first();
  await open(producer, "/mail/inbox", answered);
  await answered.click();
  await see(producer, producer.getByText("With pleasure.").last());
  await unreadIs(producer, 0);
}
