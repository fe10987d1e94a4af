import { useTranslation } from "react-i18next";
import type { SubmissionDetails_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { FactList } from "#ui/fact-list.tsx";
import { useTermFacts } from "#ui/terms/use-term-facts.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { Part } from "./details-part.tsx";

type LatestRequest = NonNullable<SubmissionDetails_SubmissionFragment["Data"]["Request"]>;

/** The production's rank on each held day: first, or behind others, whose names are confidential. */
function useRanks(): (ranks: LatestRequest["Ranks"]) => string {
  const { t } = useTranslation("requests");
  const formats = useFormats();
  const when = useWhen();
  return (ranks) =>
    formats.list(
      ranks.map(({ Date: day, Rank, Taken }) =>
        t(Taken ? "rankTaken" : "rank", { day: when.day(day), rank: formats.number(Rank) }),
      ),
    );
}

/** The latest availability request or offer, and its answer. */
export function RequestPart({ request }: { readonly request: LatestRequest }) {
  const { t } = useTranslation("requests");
  const when = useWhen();
  const ranksOf = useRanks();
  const { factsOf } = useTermFacts("requests");
  const isOpen = request.Status === "Open";
  const isPromised = request.Status === "Free" || request.Status === "Conditional";
  return (
    <Part title={t(`kinds.${request.Kind}`, { defaultValue: request.Kind })}>
      <FactList
        facts={[
          [t("status"), t(`statuses.${request.Status}`, { defaultValue: request.Status })],
          [t("days"), request.Dates.length === 0 ? t("breakdownDays") : ""],
          ...factsOf(request),
          [t("line"), ranksOf(request.Ranks)],
          [t("answerUntil"), isOpen ? when.deadline(request.ExpiresAt) : ""],
          [t("decideUntil"), isPromised && request.DecideBy ? when.deadline(request.DecideBy) : ""],
          [t("message"), request.Message],
          [t("answer"), request.Answer],
        ]}
      />
    </Part>
  );
}
