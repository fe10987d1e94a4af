import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Facts } from "#ui/facts.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { localDay } from "#ui/when/local-day.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { otherZone } from "#ui/when/zone-name.ts";
import type { Entry } from "./entries.ts";

function EntryRow({ entry }: { readonly entry: Entry }) {
  const { t, i18n } = useTranslation("calendar");
  const when = useWhen();
  const there = useWhen({ zone: entry.zone ?? undefined });
  const isElsewhere = !entry.allDay && otherZone(entry.startsAt, entry.zone, i18n.language) !== null;
  const word = entry.word && t(`word.${entry.word}`, { defaultValue: entry.word });
  const title = <bdi>{entry.title}</bdi>;
  return (
    <li className={`entry-row kind-${entry.kind}`} data-tentative={entry.tentative || undefined}>
      <time dateTime={entry.startsAt}>{entry.allDay ? t("allDay") : when.clock(entry.startsAt)}</time>
      <span className="entry-words">
        {entry.link === null ? title : <Link to={entry.link}>{title}</Link>}
        <small>
          <Facts of={[word, isElsewhere ? there.clock(entry.startsAt) : null, ...entry.facts]} />
        </small>
        {entry.clash !== null && (
          <small className="entry-clash">{t("clash", { project: entry.clash })}</small>
        )}
      </span>
      {entry.tentative && (
        <Text push nowrap text="small quiet">
          {t("open")}
        </Text>
      )}
    </li>
  );
}

/** Today and its neighbors are named next to their date; for other days the date is enough. */
const isNear = (day: string): boolean => [localDay(-1), localDay(), localDay(1)].includes(day);

/** The entries day by day: the view that needs neither pointer nor width. */
export function CalendarList({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation("calendar");
  const when = useWhen();
  const days = [...new Set(entries.map(({ day }) => day))].toSorted();
  if (days.length === 0) return <StateBlock title={t("nothing")} text={t("nothingText")} />;
  return days.map((day) => (
    <section key={day} className="entry-day">
      <h2>
        {when.fullDay(day)} {isNear(day) && <small>{when.day(day)}</small>}
      </h2>
      <ul>
        {entries
          .filter((entry) => entry.day === day)
          .map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
      </ul>
    </section>
  ));
}
