import type { Page } from "playwright-core";
import { field } from "./forms.ts";
import { open, press } from "./patience.ts";

/** Opens the approval queue, and the project in it. */
async function openQueued(admin: Page, title: string): Promise<void> {
  const name = new RegExp(title);
  const queued = admin.getByRole("button", { name }).or(admin.getByRole("option", { name })).first();
  await open(admin, "/submitted-projects/submitted", queued);
  await queued.click();
}

/** The admin sends a project back with a comment. */
export async function deny(admin: Page, title: string, comment: string): Promise<void> {
  await openQueued(admin, title);
  await admin.getByRole("button", { name: "Deny…" }).click();
  await admin.getByLabel("Comment for the producer").fill(comment);
  const send = admin.getByRole("dialog").getByRole("button", { name: "Deny", exact: true });
  await press(admin, send, admin.getByText(/was denied\. Your comment/));
}

/** The producer reads why, changes the pay and sends the project again. */
export async function mendAndResubmit(producer: Page, comment: string): Promise<void> {
  await open(producer, "/projects?status=Denied", producer.getByText(comment).first());
  await producer.getByRole("link", { name: "Fix and resubmit" }).first().click();
  await producer.getByRole("link", { name: "Project", exact: true }).last().click();
  await field(producer, "Pay rate").fill("400");
  const save = producer.getByRole("button", { name: "Save and continue" });
  await press(producer, save, producer.getByRole("heading", { name: "Contact", exact: true }));
  await producer.getByText("Review", { exact: true }).first().click();
  const resubmit = producer.getByRole("button", { name: "Resubmit for approval" });
  await press(producer, resubmit, producer.getByText("Submitted for approval.").first());
}

export async function approve(admin: Page, title: string): Promise<void> {
  await openQueued(admin, title);
  const button = admin.getByRole("button", { name: "Approve", exact: true });
  await press(admin, button, admin.getByText(`${title} has been approved.`));
}
