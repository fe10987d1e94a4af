import { useTranslation } from "react-i18next";
import type { SubmissionDetails_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { FactList } from "#ui/fact-list.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { Part } from "./details-part.tsx";

type Asked = NonNullable<SubmissionDetails_SubmissionFragment["Data"]["Request"]>;

/** The production's rank on each held day: first, or behind others, whose names are confidential. */
function useRanks(): (ranks: Asked["Ranks"]) => string {
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
export function RequestPart({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation("requests");
  const formats = useFormats();
  const when = useWhen();
  const ranksOf = useRanks();
  const [first, last] = [asked.Dates[0], asked.Dates.at(-1)];
  const days = first === undefined || last === undefined ? t("breakdownDays") : when.days(first, last);
  const isOpen = asked.Status === "Open";
  return (
    <Part title={t(`kinds.${asked.Kind}`, { defaultValue: asked.Kind })}>
      <FactList
        facts={[
          [t("status"), t(`statuses.${asked.Status}`, { defaultValue: asked.Status })],
          [t("days"), first === last && first ? when.day(first) : days],
          [t("line"), ranksOf(asked.Ranks)],
          [t("answerUntil"), isOpen ? formats.moment(asked.ExpiresAt) : ""],
          [t("fee"), asked.Fee ? formats.money(asked.Fee, asked.Currency ?? undefined) : ""],
          [t("terms"), asked.Terms],
          [t("message"), asked.Message],
          [t("answer"), asked.Answer],
        ]}
      />
    </Part>
  );
}
