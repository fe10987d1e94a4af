import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { FactList } from "#ui/fact-list.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { useRequestDays } from "../move-words.tsx";
import type { Submission } from "../my-work.ts";

/** What casting asks for or offers: days, fee, terms, when it decides, and what else the person has on these days. */
export function RequestFacts({ data }: { readonly data: Submission["Data"] }) {
  const { t } = useTranslation("my-submissions");
  const formats = useFormats();
  const when = useWhen();
  const days = useRequestDays();
  const request = data.Request;
  if (!request) return null;
  const isPromised = request.Status === "Free" || request.Status === "Conditional";
  const clashes = (data.Clashes ?? []).map(({ Kind, Date: day, Project }) =>
    [t(`request.clash.${Kind}`, { defaultValue: Kind, day: when.day(day) }), Project?.Name]
      .filter(Boolean)
      .join(", "),
  );
  return (
    <FactList
      facts={[
        [t("request.days"), days(request.Dates)],
        [t("request.fee"), request.Fee ? formats.money(request.Fee, request.Currency ?? undefined) : ""],
        [t("request.terms"), request.Terms],
        [t("theirWords"), request.Message],
        [t("request.decideBy"), isPromised && request.DecideBy ? formats.moment(request.DecideBy) : ""],
        [t("request.clashes"), formats.list(clashes)],
      ]}
    />
  );
}
