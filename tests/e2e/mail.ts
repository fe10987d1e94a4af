import type { Page } from "playwright-core";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { field } from "./forms.ts";
import { cardOf } from "./wall.ts";

/** Unread conversations, as the badge of the toolbar says. */
async function unread(page: Page): Promise<number> {
  const name = await page
    .getByRole("link", { name: /unread conversation/ })
    .first()
    .getAttribute("aria-label");
  return Number(/\d+/.exec(name ?? "")?.[0] ?? 0);
}

const unreadIs = (page: Page, count: number): Promise<boolean> =>
  waitFor(`${count} unread`, async () => (await unread(page)) === count);

/** From the wall, about a person on it. */
export async function writeFromWall(producer: Page, to: string): Promise<void> {
  await cardOf(producer, to).focus();
  await producer.keyboard.press("m");
  await field(producer, "Subject").fill("Welcome aboard");
  await field(producer, "Message").fill("Could you come for a fitting on Friday?");
  await producer.keyboard.press("Control+Enter");
  await producer.getByText("Your message is sent.").waitFor();
}

/** The talent reads and answers; the producer reads the answer; unread counts follow on both sides. */
export async function answerAndRead(talent: Page, producer: Page): Promise<void> {
  await talent.goto("/mail/inbox");
  const thread = talent.getByRole("link", { name: /Welcome aboard/ }).first();
  await thread.waitFor();
  const before = await unread(talent);
  await thread.click();
  await talent.getByText("Could you come for a fitting on Friday?").last().waitFor();
  await unreadIs(talent, before - 1);
  await field(talent, "Your answer").fill("With pleasure. https://callboard.test/<b>map</b>");
  await talent.keyboard.press("Control+Enter");
  await unreadIs(producer, 1);
  await producer.goto("/mail/inbox");
  await producer
    .getByRole("link", { name: /Welcome aboard/ })
    .first()
    .click();
  await producer.getByText("With pleasure.").last().waitFor();
  await unreadIs(producer, 0);
}
