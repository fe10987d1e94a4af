import { act, screen, waitFor, within } from "@testing-library/react";
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
};

const paid = {
  ...free,
  Plan: "Talent Pro",
  BillingFrequency: "Yearly",
  SubscriptionStatus: "active",
  CurrentPeriodEnd: "2027-11-21T12:00:00Z",
};

const invoices = {
  Total: 11,
  Results: [
    { Number: "CB-1", CreatedAt: "2026-11-21T12:00:00Z", Amount: 84, Currency: "USD", Status: "paid" },
  ],
};

const options = { texts: ["billing", "frame"] } as const;
const BACK_FROM_PAYING = "/profile?tab=billing&checkout=completed";
const PENDING = /We're confirming your plan/;

test("after the payment page the plan waits for the provider's event, and then changes by itself", async () => {
  let overview: Record<string, unknown> = { ...free, PendingCheckout: true };
  const { publish, callsOf, container } = await renderPage(<BillingTab />, {
    ...options,
    address: BACK_FROM_PAYING,
    answers: { billingOverview: () => overview, getInvoices: invoices },
  });
  expect(await screen.findByText(PENDING)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const before = callsOf("BillingOverview").length;
  overview = paid;
  // No request meanwhile: only the event brings the news.
  expect(callsOf("BillingOverview")).toHaveLength(before);
  act(() => publish("subscription.changed", { userId: "1" }));
  expect(await screen.findByText("Renews on Nov 21, 2027.")).toBeVisible();
  expect(screen.getByText("Talent Pro")).toBeVisible();
  expect(screen.getByText("$84 per year")).toBeVisible();
  expect(screen.getByText("Helps pay for running Callboard")).toBeVisible();
  expect(screen.queryByText(PENDING)).not.toBeInTheDocument();
  expect(await screen.findByRole("row", { name: /CB-1 \$84 Paid/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Choose/ })).not.toBeInTheDocument();
});

test("whoever comes back without having paid sees no plan that is being confirmed", async () => {
  await renderPage(<BillingTab />, {
    ...options,
    address: "/profile?tab=billing",
    answers: { billingOverview: { ...free, PendingCheckout: true }, getInvoices: invoices },
  });
  expect(await screen.findByRole("button", { name: /Choose plan: Talent Pro/ })).toBeVisible();
  expect(screen.queryByText(PENDING)).not.toBeInTheDocument();
});

test("an event that comes while the overview is on its way is not lost", async () => {
  let overview: Record<string, unknown> = { ...free, PendingCheckout: true };
  const onItsWay: (() => void)[] = [];
  const { publish } = await renderPage(<BillingTab />, {
    ...options,
    address: BACK_FROM_PAYING,
    answers: {
      billingOverview: () => {
        const current = overview;
        return onItsWay.length > 0
          ? current
          : new Promise((resolve) => onItsWay.push(() => resolve(current)));
      },
      getInvoices: invoices,
    },
  });
  await waitFor(() => expect(onItsWay).toHaveLength(1));
  overview = paid;
  act(() => publish("subscription.changed", { userId: "1" }));
  onItsWay[0]?.();
  expect(await screen.findByText("Renews on Nov 21, 2027.")).toBeVisible();
  expect(screen.queryByText(PENDING)).not.toBeInTheDocument();
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

test("a plan is canceled in two clicks, says until when it runs, and is resumed in one", async () => {
  const active = {
    ...free,
    Plan: "Talent Pro",
    BillingFrequency: "Monthly",
    SubscriptionStatus: "active",
    CurrentPeriodEnd: "2026-12-04T12:00:00Z",
    CancelAtPeriodEnd: false,
    ViewerCan: ["cancelSubscription", "openBillingPortal"],
  };
  let overview: Record<string, unknown> = active;
  const { container } = await renderPage(<BillingTab />, {
    ...options,
    answers: {
      billingOverview: () => overview,
      cancelSubscription: () =>
        (overview = { ...active, CancelAtPeriodEnd: true, ViewerCan: ["resumeSubscription"] }),
      resumeSubscription: () => (overview = active),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Cancel plan" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel Talent Pro?" });
  expect(within(dialog).getByText(/You keep it until Dec 4, 2026/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Cancel plan" }));
  expect(await screen.findByText("Ends on Dec 4, 2026.")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Resume plan" }));
  expect(await screen.findByText("Renews on Dec 4, 2026.")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("a cancellation that the provider refuses leaves the plan as it was, and says so", async () => {
  await renderPage(<BillingTab />, {
    ...options,
    answers: {
      billingOverview: {
        ...free,
        Plan: "Talent Pro",
        BillingFrequency: "Monthly",
        SubscriptionStatus: "active",
        CurrentPeriodEnd: "2026-12-04T12:00:00Z",
        ViewerCan: ["cancelSubscription"],
      },
      cancelSubscription: () => {
        throw refusal({ code: "UNAVAILABLE" });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Cancel plan" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Cancel plan" }));
  expect(await screen.findByText(/isn't available right now/)).toBeVisible();
  expect(screen.getByText("Renews on Dec 4, 2026.")).toBeVisible();
});

test("a plan that was cancelled for a date says that date, not the end of its period", async () => {
  const overview = {
    ...paid,
    CancelAtPeriodEnd: true,
    EndsAt: "2027-01-15T12:00:00Z",
    ViewerCan: ["resumeSubscription"],
  };
  await renderPage(<BillingTab />, {
    ...options,
    answers: { billingOverview: overview, getInvoices: invoices },
  });
  expect(await screen.findByText("Ends on Jan 15, 2027.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Resume plan" })).toBeVisible();
});
