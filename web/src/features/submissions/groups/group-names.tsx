import { createContext, use, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { GROUP_NUMBERS, groupNumber, isOwnName } from "./group-number.ts";

type Named = { readonly SK: string; readonly Data: { readonly Name: string } };

const Names = createContext<ReadonlyMap<number, string>>(new Map());

function ownNames(groups: readonly Named[]): ReadonlyArray<readonly [number, string]> {
  return groups.flatMap(({ SK, Data: { Name } }) => {
    const number = groupNumber(SK);
    return number !== null && isOwnName(number, Name) ? [[number, Name] as const] : [];
  });
}

/**
 * The names of a project's groups, for `GroupNamesProvider`: their numbers alone if they could not be loaded, since a
 * default name may be another one's by now. The map is stable while the names are the same: groups change with every
 * decision, and the cards of a whole wall use the names.
 */
export function useNamesOf(
  groups: readonly Named[] | undefined,
  isLost = false,
): ReadonlyMap<number, string> {
  const { t } = useTranslation("submissions");
  const numbers = () => GROUP_NUMBERS.map((number) => [number, t("groupNames.unknown", { number })]);
  const written = JSON.stringify(isLost && !groups ? numbers() : ownNames(groups ?? []));
  return useMemo(() => new Map(JSON.parse(written) as Array<[number, string]>), [written]);
}

/** Provides the project's names of the groups to the components below. */
export const GroupNamesProvider = Names.Provider;

const DEFAULTS = {
  1: "groupNames.first",
  2: "groupNames.second",
  3: "groupNames.third",
  4: "groupNames.fourth",
  5: "groupNames.fifth",
} as const;

/** The name of a group: the project's own, or the default one. */
export function useGroupNames(): { readonly of: (number: number) => string } {
  const { t } = useTranslation("submissions");
  const own = use(Names);
  return { of: (number) => own.get(number) ?? t(DEFAULTS[number as keyof typeof DEFAULTS]) };
}
