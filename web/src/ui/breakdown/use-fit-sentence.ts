import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useCriterionWords } from "#ui/fit-list.tsx";
import type { FitView } from "#ui/fit-list.tsx";

/** How someone fits, in one sentence: "Fits 4 of 5: they ask for playing 40–55". */
export function useFitSentence(): (fit: FitView) => string {
  const { t } = useTranslation("breakdown");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const words = useCriterionWords();
  return (fit) => {
    if (fit.Of === 0) return shell("fit.open");
    if (fit.Met === fit.Of) return fit.Of === 2 ? t("fitsBoth") : t("fitsAll", { count: fit.Of });
    const missing = fit.Criteria.filter(({ Verdict }) => Verdict !== "Met");
    const wanted = formats.join(missing.map(({ Criterion, Wanted }) => words(Criterion, Wanted)));
    return t("fitsSome", { met: fit.Met, of: fit.Of, wanted });
  };
}
