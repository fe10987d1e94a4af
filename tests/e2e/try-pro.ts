import type { Page } from "playwright-core";
import { field } from "./forms.ts";

/** Starts the Pro trial with another member's code: pending until the signed event of the payment has arrived. */
export async function tryPro(talent: Page): Promise<void> {
  await talent.goto("/profile?tab=billing");
  await field(talent, "Brand code of who told you").fill("CALLBOARD1");
  await talent.getByRole("button", { name: "Choose: Talent Pro" }).click();
  await talent.getByRole("heading", { name: "Test payments" }).waitFor();
  await talent.goto("/profile?tab=billing");
  await talent.getByText("Your payment is on its way").waitFor();
  await talent.getByText("You came with the brand code CALLBOARD1.").waitFor();
  await talent.goBack();
  await talent.getByRole("button", { name: "Complete test payment" }).click();
  await talent.getByText(/Trial until/).waitFor();
}
