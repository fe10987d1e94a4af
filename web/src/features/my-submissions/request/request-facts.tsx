import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { FactList } from "#ui/fact-list.tsx";
import { useTermFacts } from "#ui/terms/use-term-facts.ts";
import { useWhen } from "#ui/when/use-when.ts";
import type { Submission } from "../my-work.ts";

/** What casting asks for or offers: days, fee, terms, when it decides, and what else the person has on these days. */
export function RequestFacts({ data }: { readonly data: Submission["Data"] }) {
  const { t } = useTranslation("my-submissions");
  const formats = useFormats();
  const when = useWhen();
  const { factsOf } = useTermFacts("my-submissions");
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
        ...factsOf(request),
        [t("theirWords"), request.Message],
        [t("request.decideBy"), isPromised && request.DecideBy ? when.deadline(request.DecideBy) : ""],
        [t("request.clashes"), formats.list(clashes)],
      ]}
    />
  );
}
