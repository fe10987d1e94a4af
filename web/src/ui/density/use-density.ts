import { changeList, useSettings } from "#lib/settings/settings.ts";
import type { Density } from "#lib/settings/lists.ts";

/** The density that the member chose for a list, stored in the profile; medium until then. */
export function useDensity(list: string): readonly [Density, (density: Density) => void] {
  const { lists } = useSettings();
  return [lists[list]?.density ?? "M", (density) => changeList(list, { density })];
}
