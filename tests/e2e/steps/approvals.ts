import type { Locator, Page } from "playwright-core";
import { field } from "./forms.ts";
import { attemptMs, open, persevere, press } from "./patience.ts";

/** A decision waits ten seconds before it leaves, also where the next attempt comes soon. */
const SENT_WITHIN_MS = 25_000;

/**
 * Opens the project in the approval queue, decides and waits until that is said. Whoever has to try again because
 * something was away finds the project out of the queue where the decision had left.
 */
async function decide(admin: Page, title: string, how: () => Promise<void>, said: Locator): Promise<void> {
  const name = new RegExp(title);
  const queued = admin.getByRole("button", { name }).or(admin.getByRole("option", { name })).first();
  await persevere(admin, async (isFirst) => {
    await open(admin, "/submitted-projects/submitted", admin.locator(".queue-item").first());
    if (!isFirst && !(await queued.isVisible())) return;
    await queued.click();
    // Until it stands beside the queue, the buttons decide on the project before it.
    await admin.getByRole("heading", { level: 2, name: title }).waitFor();
    await how();
    await said.first().waitFor({ timeout: Math.max(SENT_WITHIN_MS, attemptMs(admin)) });
  });
}

/** The admin sends a project back with a comment. */
export async function deny(admin: Page, title: string, comment: string): Promise<void> {
  const how = async (): Promise<void> => {
    await admin.getByRole("button", { name: /^Deny…/ }).click();
    await admin.getByLabel("Comment for the producer").fill(comment);
    const send = admin.getByRole("dialog").getByRole("button", { name: "Deny", exact: true });
    await press(admin, send, admin.getByText(`Denying ${title}…`));
  };
  await decide(admin, title, how, admin.getByText(/was denied\. Your comment/));
}

/** The producer reads why, changes the pay and sends the project again. */
export async function mendAndResubmit(producer: Page, comment: string): Promise<void> {
  await open(producer, "/projects?status=Denied", producer.getByText(comment).first());
  await producer.getByRole("link", { name: "Fix and resubmit" }).first().click();
  await producer.getByRole("link", { name: "Project", exact: true }).last().click();
  await field(producer, "Pay rate").fill("400");
  const save = producer.getByRole("button", { name: "Save and continue" });
  await press(producer, save, producer.getByRole("heading", { name: "Contact", exact: true }));
  // The page of the step before may still be on its way.
  await producer.waitForURL(/step=contact/);
  const resubmit = producer.getByRole("button", { name: "Resubmit for approval" });
  await press(producer, producer.getByText("Review", { exact: true }).first(), resubmit);
  await producer.waitForURL(/step=review/);
  await press(producer, resubmit, sent(producer));
}

/** The message that a project was sent, or, when it has passed already, what its page says from then on. */
export function sent(producer: Page): Locator {
  return producer.getByText(/^(Submitted for approval|In review)\./).first();
}

export async function approve(admin: Page, title: string): Promise<void> {
  const how = (): Promise<void> =>
    press(admin, admin.getByRole("button", { name: /^Approve/ }), admin.getByText(`Approving ${title}…`));
  await decide(admin, title, how, admin.getByText(`${title} has been approved.`));
}
