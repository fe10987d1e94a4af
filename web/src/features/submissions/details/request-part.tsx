import { useTranslation } from "react-i18next";
import type { SubmissionDetails_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { FactList } from "#ui/fact-list.tsx";
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
  const formats = useFormats();
  const when = useWhen();
  const ranksOf = useRanks();
  const [first, last] = [request.Dates[0], request.Dates.at(-1)];
  const days = first === undefined || last === undefined ? t("breakdownDays") : when.days(first, last);
  const isOpen = request.Status === "Open";
  const isPromised = request.Status === "Free" || request.Status === "Conditional";
  return (
    <Part title={t(`kinds.${request.Kind}`, { defaultValue: request.Kind })}>
      <FactList
        facts={[
          [t("status"), t(`statuses.${request.Status}`, { defaultValue: request.Status })],
          [t("days"), first === last && first ? when.day(first) : days],
          [t("line"), ranksOf(request.Ranks)],
          [t("answerUntil"), isOpen ? formats.moment(request.ExpiresAt) : ""],
          [t("decideUntil"), isPromised && request.DecideBy ? formats.moment(request.DecideBy) : ""],
          [t("fee"), request.Fee ? formats.money(request.Fee, request.Currency ?? undefined) : ""],
          [t("terms"), request.Terms],
          [t("message"), request.Message],
          [t("answer"), request.Answer],
        ]}
      />
    </Part>
  );
}
