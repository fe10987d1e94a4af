import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { paySpan, rateOf } from "./pay-words.ts";
import type { Rate, RateSource } from "./pay-words.ts";

type FeeSource = { readonly Fee?: number | null; readonly Currency?: string | null };

type Pay = {
  /** "$783 / day", "Unpaid"; empty if the role states no pay. */
  readonly one: (role: RateSource) => string;
  /** "$300–$783 / day", "From $300 / day"; empty if no role states its pay. */
  readonly all: (roles: readonly RateSource[]) => string;
  /** "$1,800 fee": the fee of a request or an offer; without one, the pay of its role. */
  readonly request: (source: FeeSource, role: RateSource) => string;
};

/** Pay in words, each amount with its unit. */
export function usePay(): Pay {
  const { t } = useTranslation();
  const formats = useFormats();
  const word = useCatalog();
  const unit = (per: string | null) => (per === null ? "" : ` ${word("rateUnits", per)}`);
  const format = ({ amount, per }: Rate) =>
    amount === 0 ? word("rateUnits", "Unpaid") : `${formats.money(amount)}${unit(per)}`;
  const one = (role: RateSource) => {
    const rate = rateOf(role);
    return rate === null ? "" : format(rate);
  };
  return {
    one,
    all: (roles) => {
      const span = paySpan(roles);
      if (span === null) return "";
      if (span.kind === "same") return format(span.rate);
      if (span.kind === "from") return t("pay.from", { pay: format(span.rate) });
      const { low, high } = span;
      return `${formats.moneyRange(low.amount, high.amount)}${unit(high.per)}`;
    },
    request: ({ Fee, Currency }, role) =>
      Fee ? t("pay.fee", { sum: formats.money(Fee, Currency ?? undefined) }) : one(role),
  };
}
