import { fullZoneName, wallClock } from "@callboard/catalog/rules/clock-words.ts";
import { useTranslation } from "react-i18next";
import { localeOf } from "#i18n/formats.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { filmingWords } from "#ui/breakdown/filming-span.ts";
import { useWhen } from "#ui/when/use-when.ts";
import type { Filming } from "./use-schedule.ts";

/** When the project films, as its overview says it, and the days that are fixed by now. */
export function FilmingBand({ filming }: { readonly filming: Filming }) {
  const { t } = useTranslation("project-detail");
  const language = useLanguage();
  const when = useWhen();
  const span = filmingWords(filming, when);
  if (span === "") return null;
  const days = filming.FilmingDates.map(({ SK, Data }) => ({ SK, Data, day: when.day(Data.Date) }));
  const callTime = ({ Time, Zone }: Filming["FilmingDates"][number]["Data"]) => ({
    time: wallClock(localeOf(language), Time ?? ""),
    zone: fullZoneName(localeOf(language), Zone),
  });
  const isWhole = days.length === 1 && days[0]?.day === span;
  return (
    <p className="filming-band">
      <strong>{t("filming")}</strong> <span>{span}</span>
      {days.length > 0 && !isWhole && <span>{t("filmingFixed")}</span>}
      {!isWhole &&
        days.map(({ SK, Data, day }) => (
          <span key={SK} title={Data.Time ? t("callAt", callTime(Data)) : undefined}>
            {day}
          </span>
        ))}
    </p>
  );
}
