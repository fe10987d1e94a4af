import { CheckOutlined } from "@ant-design/icons";
import { useMutation } from "@apollo/client/react";
import { Button, Form, Input, Segmented } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BillingOverviewQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { clearFailures, useFieldFailures } from "#ui/fields/use-field-failures.ts";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { OpenCheckout } from "./billing-documents.ts";
import { FREQUENCIES, givesOf, knownPlan, plansOf, yearlySaving } from "./plan-offers.ts";
import type { Frequency } from "./plan-offers.ts";

type Overview = BillingOverviewQuery["billingOverview"];
type Plan = Overview["Plans"][number];
type Fields = { BrandCode?: string };

type OfferProps = {
  readonly plan: Plan;
  readonly saving: number;
  readonly trial: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
};

/** What a plan includes, line by line. */
export function PlanBenefits({ plan }: { readonly plan: string }) {
  const { t } = useTranslation("billing");
  const casts = hasRole(useViewer(), ["Production"]);
  const known = knownPlan(plan);
  if (known === null) return null;
  const lines = givesOf(known, casts);
  return (
    <Stack as="ul" className="plan-gives" gap={6} text="dense">
      {lines.map((line) => (
        <li key={line}>
          <CheckOutlined aria-hidden="true" />
          {t(`gives.${line}`)}
        </li>
      ))}
    </Stack>
  );
}

function Offer({ plan, saving, trial, busy, onChoose }: OfferProps) {
  const { t } = useTranslation("billing");
  const formats = useFormats();
  const yearly = plan.BillingFrequency === "Yearly";
  return (
    <Stack as="li" className="plan" gap={8} across="start" pack="start" pad={16} framed radius="base">
      <h3>{plan.Key}</h3>
      <p className="plan-price">
        <strong>{formats.money(plan.Price, plan.Currency)}</strong> {t(yearly ? "perYear" : "perMonth")}
      </p>
      {yearly && saving > 0 && (
        <Text as="p" text="dense quiet">
          {t("saves", { percent: formats.percent(saving) })}
        </Text>
      )}
      <PlanBenefits plan={plan.Key} />
      {trial && plan.TrialDays > 0 && (
        <Text as="p" text="dense quiet">
          {t("trial", { count: plan.TrialDays })}
        </Text>
      )}
      <Button type="primary" loading={busy} onClick={onChoose} aria-label={`${t("choose")}: ${plan.Key}`}>
        {t("choose")}
      </Button>
    </Stack>
  );
}

/** What everyone has without paying. */
function FreeOffer() {
  const { t } = useTranslation("billing");
  const formats = useFormats();
  return (
    <Stack as="li" className="plan" gap={8} across="start" pack="start" pad={16} framed radius="base">
      <h3>{t("free")}</h3>
      <p className="plan-price">
        <strong>{formats.money(0)}</strong> {t("always")}
      </p>
      <PlanBenefits plan="Free" />
      <Text as="p" text="dense quiet">
        {t("presentPlan")}
      </Text>
    </Stack>
  );
}

type PlanChoiceProps = {
  readonly overview: Overview;
  /** Leaves for the payment page. */
  readonly leaveFor: (url: string) => void;
};

/** The plans on sale, monthly or yearly, with the brand code of whoever referred the buyer. */
export function PlanChoice({ overview, leaveFor }: PlanChoiceProps) {
  const { t } = useTranslation("billing");
  const [frequency, setFrequency] = useState<Frequency>("Monthly");
  const [form] = Form.useForm<Fields>();
  const place = useFieldFailures(form, "checkout");
  const { keyFor, settle } = useClientKey();
  const [open, { loading }] = useMutation(OpenCheckout);

  async function choose(plan: Plan): Promise<void> {
    const code = (form.getFieldValue("BrandCode") as string | undefined)?.trim() ?? "";
    const checkout = { Plan: plan.Key, BillingFrequency: frequency, ...(code && { BrandCode: code }) };
    try {
      const { data } = await open({ variables: { checkout: { ...checkout, ClientKey: keyFor(checkout) } } });
      settle();
      if (data) leaveFor(data.createCheckout.Url);
    } catch (error) {
      place(error);
    }
  }

  if (overview.Plans.length === 0) return <p>{t("noPlans")}</p>;
  return (
    <section className="billing-section" aria-labelledby="billing-plans">
      <h2 id="billing-plans">{t("plans")}</h2>
      <Text as="p" text="dense quiet">
        {t("noAdvantage")}
      </Text>
      <Segmented<Frequency>
        aria-label={t("frequency")}
        value={frequency}
        options={FREQUENCIES.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        onChange={setFrequency}
      />
      <Stack as="ul" className="plans" gap={12} wide>
        <FreeOffer />
        {plansOf(overview.Plans, frequency).map((plan) => (
          <Offer
            key={plan.Key}
            plan={plan}
            saving={yearlySaving(overview.Plans, plan.Key)}
            trial={!overview.TrialUsed}
            busy={loading}
            onChoose={() => void choose(plan)}
          />
        ))}
      </Stack>
      {!overview.ReferredByBrandCode && (
        <Form<Fields>
          form={form}
          name="checkout"
          layout="vertical"
          onValuesChange={(changed: Fields) => clearFailures(form, changed)}
          onFinish={() => notify("info", t("codeThenPlan"))}
        >
          <Form.Item name="BrandCode" label={t("otherCode")} extra={t("otherCodeHelp")}>
            <Input className="brand-code" dir="ltr" maxLength={16} autoComplete="off" spellCheck={false} />
          </Form.Item>
        </Form>
      )}
    </section>
  );
}
