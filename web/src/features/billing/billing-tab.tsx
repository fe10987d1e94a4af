import { useQuery } from "@apollo/client/react";
import { SUBSCRIPTION_STATUSES } from "@callboard/catalog/states.ts";
import { Alert } from "antd";
import { useTranslation } from "react-i18next";
import type { BillingOverviewQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StatusTag } from "#ui/status-tag.tsx";
import type { Tone } from "#ui/status-tag.tsx";
import { BillingOverview } from "./billing-documents.ts";
import { BrandCode } from "./brand-code.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { isRunning } from "./plan-offers.ts";
import "./billing.css";

type Overview = BillingOverviewQuery["billingOverview"];

const TONES: Readonly<Record<string, Tone>> = {
  trialing: "good",
  active: "good",
  past_due: "attention",
  unpaid: "bad",
  paused: "attention",
  canceled: "neutral",
};

/** The words for the payment provider's state; a state that is new to us is shown as it is. */
function useStatusWord(): (status: string) => string {
  const { t } = useTranslation("billing");
  return (status) => {
    const known = SUBSCRIPTION_STATUSES.find((word) => word === status);
    return known ? t(`status.${known}`) : status;
  };
}

function PeriodNote({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation("billing");
  const formats = useFormats();
  if (overview.SubscriptionStatus === "trialing" && overview.TrialEndsAt)
    return <p>{t("trialUntil", { date: formats.day(overview.TrialEndsAt) })}</p>;
  if (!overview.CurrentPeriodEnd || !isRunning(overview.SubscriptionStatus)) return null;
  const date = formats.day(overview.CurrentPeriodEnd);
  return <p>{t(overview.CancelAtPeriodEnd ? "endsOn" : "renewsOn", { date })}</p>;
}

function PresentPlan({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation("billing");
  const word = useStatusWord();
  const { Plan, SubscriptionStatus, BillingFrequency } = overview;
  const frequency = BillingFrequency === "Monthly" || BillingFrequency === "Yearly" ? BillingFrequency : null;
  return (
    <section className="billing-section" aria-labelledby="billing-plan">
      <h2 id="billing-plan">{t("yourPlan")}</h2>
      <p className="present-plan">
        <strong>{Plan === "Free" ? t("free") : Plan}</strong>
        {frequency && <span>{t(`frequencies.${frequency}`)}</span>}
        {SubscriptionStatus && (
          <StatusTag tone={TONES[SubscriptionStatus] ?? "neutral"}>{word(SubscriptionStatus)}</StatusTag>
        )}
      </p>
      <PeriodNote overview={overview} />
      {SubscriptionStatus === "past_due" && <Alert type="warning" showIcon title={t("pastDue")} />}
      <output>{overview.PendingCheckout && <Alert type="info" showIcon title={t("pending")} />}</output>
    </section>
  );
}

function Invoices({ invoices }: { readonly invoices: Overview["Invoices"] }) {
  const { t } = useTranslation("billing");
  const formats = useFormats();
  if (invoices.length === 0) return null;
  return (
    <section className="billing-section" aria-labelledby="billing-invoices">
      <h2 id="billing-invoices">{t("invoices")}</h2>
      <div className="invoice-scroll">
        <table className="invoices">
          <thead>
            <tr>
              <th scope="col">{t("invoiceDate")}</th>
              <th scope="col">{t("invoiceNumber")}</th>
              <th scope="col">{t("invoiceAmount")}</th>
              <th scope="col">{t("invoiceStatus")}</th>
            </tr>
          </thead>
          <tbody>
            {invoices.map(({ Number: number, CreatedAt, Amount, Currency, Status }) => (
              <tr key={number}>
                <td>{formats.day(CreatedAt)}</td>
                <td dir="ltr">{number}</td>
                <td>{formats.money(Amount, Currency)}</td>
                <td>{Status === "paid" ? t("paid") : Status === "open" ? t("open") : Status}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The plan, what was paid, and the codes. Only the payment provider's event says what is paid. */
export function BillingTab() {
  const { data, error, loading, refetch } = useQuery(BillingOverview, { fetchPolicy: "cache-and-network" });
  const again = () => void refetch().catch(() => undefined);
  useLive("subscription.changed", again);
  // The event may have come before this tab listened: on the way back from the payment page.
  useLive("ready", again);
  const overview = data?.billingOverview;
  return (
    <DataBlock loading={!overview && loading} error={overview ? null : error} onRetry={again}>
      {overview && (
        <div className="billing">
          <PresentPlan overview={overview} />
          {!isRunning(overview.SubscriptionStatus) && (
            <PlanChoice overview={overview} leaveFor={(url) => location.assign(url)} />
          )}
          <BrandCode code={overview.BrandCode ?? ""} onSaved={again} />
          <Invoices invoices={overview.Invoices} />
        </div>
      )}
    </DataBlock>
  );
}
