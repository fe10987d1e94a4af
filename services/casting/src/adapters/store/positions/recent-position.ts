import { sql, type Kysely, type Selectable } from "kysely";
import type { Reads } from "#app/ports.ts";
import { toPosition } from "../rows.ts";
import type { Tables } from "../tables.ts";

/** Seconds for which what was read of the owner is taken as current; events usually bring a change within one. */
const RECENT_SECONDS = 60;

interface ProjectColumns {
  readonly project_name: string;
  readonly project_status: string;
  readonly project_public: boolean;
  readonly project_version: number;
}

/** A position with its project, if both were read of their owner a short time ago. */
export async function recentPosition(db: Kysely<Tables>, id: string): ReturnType<Reads["recentPosition"]> {
  const since = sql`now() - make_interval(secs => ${sql.lit(RECENT_SECONDS)})`;
  const { rows } = await sql<Selectable<Tables["position"]> & ProjectColumns>`
    select position.*, project.name as project_name, project.status as project_status,
      project.public as project_public, project.version as project_version
    from position join project on project.id = position.project_id
    where position.id = ${id} and position.read_at > ${since} and project.read_at > ${since}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const position = toPosition(row);
  return {
    position,
    project: {
      id: position.projectId,
      companyId: position.companyId,
      name: row.project_name,
      status: row.project_status,
      public: row.project_public,
      version: row.project_version,
    },
  };
}
