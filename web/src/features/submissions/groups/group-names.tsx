import { createContext, use, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { groupNumber, isOwnName } from "./group-number.ts";

type Named = { readonly SK: string; readonly Data: { readonly Name: string } };

const Names = createContext<ReadonlyMap<number, string>>(new Map());

function ownNames(groups: readonly Named[]): ReadonlyArray<readonly [number, string]> {
  return groups.flatMap(({ SK, Data: { Name } }) => {
    const number = groupNumber(SK);
    return number !== null && isOwnName(number, Name) ? [[number, Name] as const] : [];
  });
}

/**
 * The names that the groups of a project have; pass it to `GroupNamesProvider`. It stays the same while the names do:
 * whoever is in a group changes with each decision, and a wall of cards says the names.
 */
export function useNamesOf(groups: readonly Named[] | undefined): ReadonlyMap<number, string> {
  const written = JSON.stringify(ownNames(groups ?? []));
  return useMemo(() => new Map(JSON.parse(written) as Array<[number, string]>), [written]);
}

/** Under it every component calls the groups by the names that their project gives them. */
export const GroupNamesProvider = Names.Provider;

const DEFAULTS = {
  1: "groupNames.first",
  2: "groupNames.second",
  3: "groupNames.third",
  4: "groupNames.fourth",
  5: "groupNames.fifth",
} as const;

/** What a group is called: the project's own name for it, or the product's. */
export function useGroupNames(): { readonly of: (number: number) => string } {
  const { t } = useTranslation("submissions");
  const own = use(Names);
  return { of: (number) => own.get(number) ?? t(DEFAULTS[number as keyof typeof DEFAULTS]) };
}
