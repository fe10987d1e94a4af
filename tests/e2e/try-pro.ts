import type { Page } from "playwright-core";
import { field } from "./forms.ts";
import { open, persevere, press } from "./patience.ts";
import type { Story } from "./story.ts";

/** Starts the Pro trial with another member's code: pending until the signed event of the payment has arrived. */
export async function tryPro(talent: Page, comes: Story["comes"]): Promise<void> {
  const code = field(talent, "Brand code of who told you");
  await open(talent, "/profile?tab=billing", code);
  await code.fill("CALLBOARD1");
  const choose = talent.getByRole("button", { name: "Choose: Talent Pro" });
  await press(talent, choose, talent.getByRole("heading", { name: "Test payments" }));
  const payment = talent.url();
  await open(talent, "/profile?tab=billing", talent.getByText("Your payment is on its way"));
  await talent.getByText("You came with the brand code CALLBOARD1.").waitFor();
  await comes("a payment");
  const complete = talent.getByRole("button", { name: "Complete test payment" });
  await persevere(talent, async () => {
    await talent.goto(payment);
    if (await complete.isVisible()) await complete.click();
    else await talent.goto("/profile?tab=billing");
    await talent.getByText(/Trial until/).waitFor();
  });
}
