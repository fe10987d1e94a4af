import type { DataFolder } from "#dev/start/data-folder.ts";
import type { Places } from "#dev/start/settings.ts";

/** The target of the demo market: its databases and engines, and where the seed's state is stored. */
export interface Seeded {
  readonly places: Places;
  readonly data: Pick<DataFolder, "path" | "secrets">;
}
