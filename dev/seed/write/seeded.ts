import type { DataFolder } from "#dev/start/data-folder.ts";
import type { Places } from "#dev/start/settings.ts";

/** What is filled with the demo market: where its databases and engines are, and where the state of the seed is kept. */
export interface Seeded {
  readonly places: Places;
  readonly data: Pick<DataFolder, "path" | "secrets">;
}
