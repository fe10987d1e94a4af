import type { Page } from "playwright-core";
import { field } from "./forms.ts";
import { attemptMs, open, persevere, press } from "./patience.ts";
import type { Story } from "./story.ts";

/** Starts the Pro trial with another member's code: pending until the signed payment event arrives. */
export async function tryPro(talent: Page, onMoment: Story["onMoment"]): Promise<void> {
  const code = field(talent, "Brand code from another member");
  await open(talent, "/profile?tab=billing", code);
  await code.fill("CALLBOARD1");
  const choose = talent.getByRole("button", { name: "Choose plan: Talent Pro" });
  await press(talent, choose, talent.getByRole("heading", { name: "Test payments" }));
  const payment = talent.url();
  const back = "/profile?tab=billing&checkout=completed";
  await open(talent, back, talent.getByText("We're confirming your plan"));
  const joined = talent.getByText("You joined with the brand code CALLBOARD1.");
  expect(await joined.count()).toBe(0);
  await onMoment("a payment");
  const complete = talent.getByRole("button", { name: "Complete test payment" });
  await persevere(talent, async () => {
    await talent.goto(payment);
    if (await complete.isVisible()) await complete.click();
    else await talent.goto("/profile?tab=billing");
    await talent.getByText(/Free trial until/).waitFor({ timeout: attemptMs(talent) });
  });
  // The checkout's own event may come after the subscription's, which is the one that the page hears of.
  await open(talent, "/profile?tab=billing", joined);
}
