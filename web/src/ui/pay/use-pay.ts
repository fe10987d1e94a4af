import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { paySpan, rateOf } from "./pay-words.ts";
import type { Rate, RateSource } from "./pay-words.ts";

type Pay = {
  /** "$783 / day", "Unpaid"; empty where a role says nothing of its pay. */
  readonly one: (role: RateSource) => string;
  /** "$300–$783 / day", "From $300 / day"; empty where no role says anything. */
  readonly all: (roles: readonly RateSource[]) => string;
};

/** Pay in words, each amount with its unit. */
export function usePay(): Pay {
  const { t } = useTranslation("breakdown");
  const formats = useFormats();
  const word = useCatalog();
  const unit = (per: string | null) => (per === null ? "" : ` ${word("rateUnits", per)}`);
  const say = ({ amount, per }: Rate) =>
    amount === 0 ? word("rateUnits", "Unpaid") : `${formats.money(amount)}${unit(per)}`;
  return {
    one: (role) => {
      const rate = rateOf(role);
      return rate === null ? "" : say(rate);
    },
    all: (roles) => {
      const span = paySpan(roles);
      if (span === null) return "";
      if (span.kind === "same") return say(span.rate);
      if (span.kind === "from") return t("payFrom", { pay: say(span.rate) });
      const { low, high } = span;
      return `${formats.money(low.amount)}–${formats.money(high.amount)}${unit(high.per)}`;
    },
  };
}
