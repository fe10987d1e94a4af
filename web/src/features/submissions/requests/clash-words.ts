import { useTranslation } from "react-i18next";
import { useWhen } from "#ui/when/use-when.ts";

type Clash = {
  readonly Kind: string;
  readonly Date: string;
  readonly Project: { readonly Name: string | null } | null;
};

/** What somebody else has of a person on a day, with the project if it is known. */
export function useClashWords(): (clash: Clash) => string {
  const { t } = useTranslation("submissions");
  const when = useWhen();
  return ({ Kind, Date: day, Project }) =>
    [t(`clashOf.${Kind}`, { defaultValue: Kind, date: when.day(day) }), Project?.Name]
      .filter(Boolean)
      .join(" · ");
}
