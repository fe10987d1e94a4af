import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { BillingTab } from "./billing-tab.tsx";

const plan = (BillingFrequency: string, Price: number) => ({
  Key: "Talent Pro",
  BillingFrequency,
  Price,
  Currency: "USD",
  TrialDays: 14,
});

const free = {
  Plan: "Free",
  BillingFrequency: null,
  SubscriptionStatus: null,
  PendingCheckout: false,
  TrialUsed: false,
  Plans: [plan("Monthly", 9), plan("Yearly", 84)],
  Invoices: [],
};

const options = { texts: ["billing"] } as const;
const PENDING = /We're confirming your plan/;

test("after the payment page the plan waits for the provider's event, and then changes by itself", async () => {
  let overview: Record<string, unknown> = { ...free, PendingCheckout: true };
  const { publish, callsOf, container } = await renderPage(<BillingTab />, {
    ...options,
    answers: { billingOverview: () => overview },
  });
  expect(await screen.findByText(PENDING)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const asked = callsOf("BillingOverview").length;
  overview = {
    ...free,
    Plan: "Talent Pro",
    BillingFrequency: "Yearly",
    SubscriptionStatus: "active",
    CurrentPeriodEnd: "2027-11-21T12:00:00Z",
    Invoices: [
      { Number: "CB-1", CreatedAt: "2026-11-21T12:00:00Z", Amount: 84, Currency: "USD", Status: "paid" },
    ],
  };
  // Nothing is asked meanwhile: the event alone brings the news.
  expect(callsOf("BillingOverview")).toHaveLength(asked);
  act(() => publish("subscription.changed", { userId: "1" }));
  expect(await screen.findByText("Renews on Nov 21, 2027.")).toBeVisible();
  expect(screen.getByText("Talent Pro")).toBeVisible();
  expect(screen.queryByText(PENDING)).not.toBeInTheDocument();
  expect(screen.getByRole("row", { name: /CB-1 \$84 Paid/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Choose/ })).not.toBeInTheDocument();
});

test("a plan is bought with another member's code; a code that is refused says so and stays", async () => {
  const { callsOf } = await renderPage(<BillingTab />, {
    ...options,
    answers: {
      billingOverview: free,
      createCheckout: () => {
        throw refusal({
          code: "VALIDATION",
          fields: [
            { path: "checkout.BrandCode", rule: "UNKNOWN_CODE", message: "No member has this brand code." },
          ],
        });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByText("Yearly"));
  expect(await screen.findByText("$84")).toBeVisible();
  const code = screen.getByRole("textbox", { name: /Brand code from another member/ });
  await user.type(code, "NOBODY");
  await user.click(screen.getByRole("button", { name: "Choose plan: Talent Pro" }));
  expect(await screen.findByText("No member has this brand code.")).toBeVisible();
  expect(code).toHaveValue("NOBODY");
  expect(callsOf("OpenCheckout")).toMatchObject([
    { checkout: { Plan: "Talent Pro", BillingFrequency: "Yearly", BrandCode: "NOBODY" } },
  ]);
});

test("one's own code is saved in capitals", async () => {
  const { callsOf } = await renderPage(<BillingTab />, {
    ...options,
    answers: {
      billingOverview: free,
      updateAmbassadorBrandcode: { PK: "USR#1", SK: "USR#1", Data: { BrandCode: "MAYA26" } },
    },
  });
  await userEvent.type(await screen.findByRole("textbox", { name: "Code" }), "maya26{Enter}");
  expect(await screen.findByText("✓ Saved")).toBeVisible();
  expect(callsOf("SetBrandCode")).toEqual([{ PK: "USR#1", BrandCode: "MAYA26" }]);
});
