import { useQuery } from "@apollo/client/react";
import { useLive } from "#lib/live/live-context.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { BillingOverview } from "./billing-documents.ts";
import { BrandCode } from "./brand-code.tsx";
import { InvoiceTable } from "./invoices.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { isRunning } from "./plan-offers.ts";
import { PresentPlan } from "./present-plan.tsx";
import "./billing.css";

const leaveFor = (url: string) => location.assign(url);

/** The plan, invoices and codes. Only an event from the payment provider confirms a payment. */
export function BillingTab() {
  const { data, error, loading, refetch } = useQuery(BillingOverview, { fetchPolicy: "cache-and-network" });
  const again = () => void refetch().catch(() => undefined);
  useLive("subscription.changed", again);
  // The event may have arrived before this tab listened, on the way back from the payment page.
  useLive("ready", again);
  const overview = data?.billingOverview;
  return (
    <DataBlock loading={!overview && loading} error={overview ? null : error} onRetry={again}>
      {overview && (
        <Stack className="billing" gap={16} align="start">
          <PresentPlan overview={overview} onChanged={again} leaveFor={leaveFor} />
          <BrandCode code={overview.BrandCode ?? ""} onSaved={again} />
          {!isRunning(overview.SubscriptionStatus) && <PlanChoice overview={overview} leaveFor={leaveFor} />}
          <InvoiceTable />
        </Stack>
      )}
    </DataBlock>
  );
}
