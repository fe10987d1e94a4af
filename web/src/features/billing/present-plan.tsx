import { useMutation } from "@apollo/client/react";
import { SUBSCRIPTION_STATUSES } from "@callboard/catalog/states.ts";
import { Alert, Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { BillingOverviewQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { CancelPlan, OpenPortal, ResumePlan } from "./billing-documents.ts";
import { PlanBenefits } from "./plan-choice.tsx";
import { isRunning } from "./plan-offers.ts";

type Overview = BillingOverviewQuery["billingOverview"];

/** Texts for the payment provider's statuses; an unknown status is shown as it is. */
function useStatusWord(): (status: string) => string {
  const { t } = useTranslation("billing");
  return (status) => {
    const known = SUBSCRIPTION_STATUSES.find((word) => word === status);
    return known ? t(`status.${known}`) : status;
  };
}

/** When the plan or its trial renews or ends. */
function PeriodNote({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation("billing");
  const formats = useFormats();
  const { SubscriptionStatus, TrialEndsAt, CurrentPeriodEnd, CancelAtPeriodEnd, EndsAt } = overview;
  if (!isRunning(SubscriptionStatus)) return null;
  const trial = SubscriptionStatus === "trialing" ? TrialEndsAt : null;
  const end = (CancelAtPeriodEnd ? EndsAt : null) ?? trial ?? CurrentPeriodEnd;
  if (!end) return null;
  const date = formats.day(end);
  if (CancelAtPeriodEnd) return <p>{t("endsOn", { date })}</p>;
  return <p>{t(trial ? "trialUntil" : "renewsOn", { date })}</p>;
}

/** The price of the plan, from the price list. */
function Price({ overview }: { readonly overview: Overview }) {
  const { t } = useTranslation("billing");
  const formats = useFormats();
  const plan = overview.Plans.find(
    ({ Key, BillingFrequency }) => Key === overview.Plan && BillingFrequency === overview.BillingFrequency,
  );
  if (!plan) return null;
  return (
    <span>
      {formats.money(plan.Price, plan.Currency)}{" "}
      {t(plan.BillingFrequency === "Yearly" ? "perYear" : "perMonth")}
    </span>
  );
}

type ActionsProps = {
  readonly overview: Overview;
  readonly onChanged: () => void;
  /** Leaves for the provider's page. */
  readonly leaveFor: (url: string) => void;
};

function usePlanActions({ onChanged, leaveFor }: Omit<ActionsProps, "overview">) {
  const { t } = useTranslation("billing");
  const notifyFailure = useFailureNotice();
  const [cancel, cancelling] = useMutation(CancelPlan);
  const [resume, resuming] = useMutation(ResumePlan);
  const [portal, opening] = useMutation(OpenPortal);
  return {
    busy: cancelling.loading || resuming.loading || opening.loading,
    cancel: () =>
      cancel()
        .then(() => notify("success", t("canceled")), notifyFailure)
        .finally(onChanged),
    resume: () =>
      void resume()
        .then(() => notify("success", t("resumed")), notifyFailure)
        .finally(onChanged),
    portal: () =>
      void portal().then(({ data }) => {
        if (data) leaveFor(data.openBillingPortal.Url);
      }, notifyFailure),
  };
}

function Actions({ overview, ...rest }: ActionsProps) {
  const { t } = useTranslation("billing");
  const formats = useFormats();
  const actions = usePlanActions(rest);
  const [confirming, setConfirming] = useState(false);
  const { ViewerCan, Plan, CurrentPeriodEnd, TrialEndsAt, SubscriptionStatus } = overview;
  const end = SubscriptionStatus === "trialing" ? TrialEndsAt : CurrentPeriodEnd;
  return (
    <Row gap={8} align="stretch" wrap>
      {ViewerCan.includes("openBillingPortal") && (
        <Button loading={actions.busy} onClick={actions.portal}>
          {t("portal")}
        </Button>
      )}
      {ViewerCan.includes("cancelSubscription") && (
        <Button danger onClick={() => setConfirming(true)}>
          {t("cancelPlan")}
        </Button>
      )}
      {ViewerCan.includes("resumeSubscription") && (
        <Button type="primary" loading={actions.busy} onClick={actions.resume}>
          {t("resumePlan")}
        </Button>
      )}
      <Confirm
        open={confirming}
        title={t("cancelTitle", { plan: Plan })}
        confirm={t("cancelPlan")}
        danger
        busy={actions.busy}
        onConfirm={() => void actions.cancel().finally(() => setConfirming(false))}
        onClose={() => setConfirming(false)}
      >
        {end ? t("cancelText", { date: formats.day(end) }) : t("cancelTextNow")}
      </Confirm>
    </Row>
  );
}

/** The current plan: its price, what it includes, until when, and its actions. */
export function PresentPlan(props: ActionsProps) {
  const { t } = useTranslation("billing");
  const formats = useFormats();
  const word = useStatusWord();
  const { overview } = props;
  const { Plan, SubscriptionStatus, GraceEndsAt, ReferredByBrandCode: code } = overview;
  const [search] = useSearchParams();
  // Who comes back without having paid waits for nothing, although the checkout stays open.
  const isConfirming = overview.PendingCheckout && search.get("checkout") === "completed";
  return (
    <section className="billing-section" aria-labelledby="billing-plan">
      <h2 id="billing-plan">{t("yourPlan")}</h2>
      <p className="present-plan">
        <strong>{Plan === "Free" ? t("free") : Plan}</strong>
        <Price overview={overview} />
        {SubscriptionStatus && (
          <StatusTag {...statusLook("subscription", SubscriptionStatus)}>
            {word(SubscriptionStatus)}
          </StatusTag>
        )}
      </p>
      <PeriodNote overview={overview} />
      {isRunning(SubscriptionStatus) ? <PlanBenefits plan={Plan} /> : <p>{t("freeAlways")}</p>}
      {SubscriptionStatus === "past_due" && (
        <Alert
          type="warning"
          showIcon
          title={GraceEndsAt ? t("pastDueUntil", { date: formats.day(GraceEndsAt) }) : t("pastDue")}
        />
      )}
      {code && <p>{t("referredBy", { code })}</p>}
      <output>{isConfirming && <Alert type="info" showIcon title={t("pending")} />}</output>
      <Actions {...props} />
    </section>
  );
}
