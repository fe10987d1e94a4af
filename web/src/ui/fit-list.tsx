import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import "./fit-list.css";

type FitVerdict = "Met" | "NotMet" | "Unknown";

export type FitView = {
  readonly Met: number;
  readonly Of: number;
  readonly Criteria: ReadonlyArray<{
    readonly Criterion: string;
    readonly Verdict: FitVerdict;
    readonly Wanted: readonly string[];
    readonly Has: readonly string[];
  }>;
};

const SIGNS: Record<FitVerdict, string> = { Met: "✓", NotMet: "×", Unknown: "?" };

const CRITERIA = ["Age", "Gender", "Height", "Eyes", "Hair", "Skills", "Union", "Language", "Place"] as const;
type Criterion = (typeof CRITERIA)[number];

/** The catalogue with words for a criterion's values; other values are shown as they are. */
const LISTS: Partial<Record<Criterion, CatalogList>> = {
  Age: "ageRanges",
  Gender: "genders",
  Height: "heightRanges",
  Eyes: "eyeColors",
  Hair: "hairColors",
  Skills: "skills",
  Union: "unionChoices",
  Language: "languages",
  // A place has no words of its own: what has says how far somebody travels.
  Place: "travelReach",
};

function criterionOf(name: string): Criterion | undefined {
  return CRITERIA.find((criterion) => criterion === name);
}

/** Values of a criterion in words. */
export function useCriterionWords(): (criterion: string, values: readonly string[]) => string {
  const word = useCatalog();
  const formats = useFormats();
  return (name, values) => {
    const criterion = criterionOf(name);
    const list = criterion && LISTS[criterion];
    return formats.join(list ? values.map((value) => word(list, value)) : values);
  };
}

/** How a profile fits a position, criterion by criterion: what the profile says and what the role asks for. */
export function FitList({ fit }: { readonly fit: FitView }) {
  const { t } = useTranslation();
  const words = useCriterionWords();
  return (
    <ul className="fit-list">
      {fit.Criteria.map(({ Criterion: name, Verdict, Wanted, Has }) => {
        const criterion = criterionOf(name);
        return (
          <li key={name} className={`fit-row fit-${Verdict}`}>
            <span className="fit-sign" aria-hidden="true">
              {SIGNS[Verdict]}
            </span>
            <span className="fit-name">{criterion ? t(`fit.criterion.${criterion}`) : name}</span>
            <span className="visually-hidden">{t(`fit.verdict.${Verdict}`)}</span>
            <span className="fit-has">
              <span className="visually-hidden">{t("fit.has")} </span>
              <bdi>{Has.length > 0 ? words(name, Has) : t("fit.nothing")}</bdi>
            </span>
            <span className="fit-wanted">
              <span className="visually-hidden">{t("fit.wanted")} </span>
              <bdi>{words(name, Wanted)}</bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
