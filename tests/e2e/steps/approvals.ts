import type { Locator, Page } from "playwright-core";
import { field } from "./forms.ts";
import { attemptMs, open, persevere, press } from "./patience.ts";

/** A decision is sent after ten seconds, even if the next attempt starts sooner. */
const SENT_WITHIN_MS = 25_000;

/**
 * Opens the project in the approval queue, decides and waits for the confirmation. On a retry after an outage, the
 * project may already have left the queue because the decision was sent.
 */
async function decide(
  admin: Page,
  title: string,
  how: () => Promise<void>,
  confirmation: Locator,
): Promise<void> {
  const name = new RegExp(title);
  const queued = admin.getByRole("button", { name }).or(admin.getByRole("option", { name })).first();
  await persevere(admin, async (isFirst) => {
    await open(admin, "/submitted-projects/submitted", admin.locator(".queue-item").first());
    if (!isFirst && !(await queued.isVisible())) return;
    await queued.click();
    // The buttons act on the previous project until this one is open beside the queue.
    await admin.getByRole("heading", { level: 2, name: title }).waitFor();
    await how();
    await confirmation.first().waitFor({ timeout: Math.max(SENT_WITHIN_MS, attemptMs(admin)) });
  });
}

/** The admin denies a project with a comment. */
export async function deny(admin: Page, title: string, comment: string): Promise<void> {
  const how = async (): Promise<void> => {
    await admin.getByRole("button", { name: /^Deny…/ }).click();
    await admin.getByLabel("Comment for the producer").fill(comment);
    const send = admin.getByRole("dialog").getByRole("button", { name: "Deny", exact: true });
    await press(admin, send, admin.getByText(`Denying ${title}…`));
  };
  await decide(admin, title, how, admin.getByText(/was denied\. Your comment/));
}

/** The producer reads the reason, changes the pay and resubmits the project. */
export async function fixAndResubmit(producer: Page, title: string, comment: string): Promise<void> {
  await open(producer, "/projects?status=Denied", producer.getByText(comment).first());
  await producer
    .getByRole("link", { name: `Fix and resubmit: ${title}` })
    .first()
    .click();
  await producer.getByRole("link", { name: "Project", exact: true }).last().click();
  await field(producer, "Pay rate").fill("400");
  const save = producer.getByRole("button", { name: "Save and continue" });
  await press(producer, save, producer.getByRole("heading", { name: "Contact", exact: true }));
  // The previous step's page may still be navigating.
  await producer.waitForURL(/step=contact/);
  const resubmit = producer.getByRole("button", { name: "Resubmit for approval" });
  await press(producer, producer.getByText("Review", { exact: true }).first(), resubmit);
  await producer.waitForURL(/step=review/);
  await press(producer, resubmit, sent(producer));
}

/** The message that a project was submitted or, if it has disappeared, what the project's page shows from then on. */
export function sent(producer: Page): Locator {
  return producer.getByText(/^(Submitted for approval|In review)\./).first();
}

export async function approve(admin: Page, title: string): Promise<void> {
  const how = (): Promise<void> =>
    press(admin, admin.getByRole("button", { name: /^Approve/ }), admin.getByText(`Approving ${title}…`));
  await decide(admin, title, how, admin.getByText(`${title} has been approved.`));
}
