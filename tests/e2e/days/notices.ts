import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openDatabases } from "../../support/databases.ts";
import { databaseUrlOf } from "../../support/product.ts";
import type { Graph } from "../steps/graph.ts";
import { storyHome } from "../steps/stage.ts";
import { bare } from "./members.ts";

const NOTICES = `{ getNotifications(criteria: { PageSize: 50 }) {
  Results { Data { Happening ProjectId Changes } } } }`;

interface Notices {
  readonly getNotifications: {
    readonly Results: ReadonlyArray<{
      readonly Data: {
        readonly Happening: string;
        readonly ProjectId: string | null;
        readonly Changes: readonly string[];
      };
    }>;
  };
}

/** What somebody was told about a project. */
export interface Told {
  readonly project: string;
  readonly happening: string;
  /** The parts of the breakdown that changed. */
  readonly changes: readonly string[];
}

async function isTold(own: Graph, { project, happening, changes }: Told): Promise<boolean> {
  const { getNotifications } = await own<Notices>(NOTICES);
  return getNotifications.Results.some(
    ({ Data }) =>
      Data.ProjectId === project &&
      Data.Happening === happening &&
      Data.Changes.join(" ") === changes.join(" "),
  );
}

/** People are told of changes minutes after the last one, so those of this project count as that old. */
const SETTLED = "update project_notice set due_at = now() where project_id = $1 and done_at is null";
const TOLD_WITHIN_MS = 120_000;
const POLL_MS = 1_000;

/** Waits until somebody was told this. */
export async function expectTold(own: Graph, told: Told): Promise<void> {
  const home = storyHome();
  const databases = openDatabases({ places: { databaseUrl: (name) => databaseUrlOf(home, name) } });
  const look = async (): Promise<boolean> => {
    await databases.query("messaging", SETTLED, [bare(told.project)]);
    return isTold(own, told);
  };
  try {
    await waitFor(`${told.happening} is told`, look, TOLD_WITHIN_MS, POLL_MS);
  } finally {
    await databases.close();
  }
}
