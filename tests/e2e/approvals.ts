import type { Page } from "playwright-core";
import { field } from "./forms.ts";

/** Opens the approval queue, and the project in it. */
async function openQueued(admin: Page, title: string): Promise<void> {
  await admin.goto("/submitted-projects/submitted");
  const name = new RegExp(title);
  await admin.getByRole("button", { name }).or(admin.getByRole("option", { name })).first().click();
}

/** The admin sends a project back with a comment. */
export async function deny(admin: Page, title: string, comment: string): Promise<void> {
  await openQueued(admin, title);
  await admin.getByRole("button", { name: "Deny…" }).click();
  await admin.getByLabel("Comment to the producer").fill(comment);
  await admin.getByRole("dialog").getByRole("button", { name: "Deny", exact: true }).click();
  await admin.getByText(/is sent back with your comment/).waitFor();
}

/** The producer reads why, changes the pay and sends the project again. */
export async function mendAndResubmit(producer: Page, comment: string): Promise<void> {
  await producer.goto("/projects?status=Denied");
  await producer.getByText(comment).first().waitFor();
  await producer.getByRole("link", { name: "Fix and resubmit" }).first().click();
  await producer.getByRole("link", { name: "Project", exact: true }).last().click();
  await field(producer, "Pay").fill("400");
  await producer.getByRole("button", { name: "Save and continue" }).click();
  await producer.getByRole("heading", { name: "Contact", exact: true }).waitFor();
  await producer.getByText("Review", { exact: true }).first().click();
  await producer.getByRole("button", { name: "Resubmit for approval" }).click();
  await producer.getByText("It is with the administrators").first().waitFor();
}

export async function approve(admin: Page, title: string): Promise<void> {
  await openQueued(admin, title);
  await admin.getByRole("button", { name: "Approve", exact: true }).click();
  await admin.getByText(`${title} is approved.`).waitFor();
}
