import { SERVICES } from "#dev/topology.ts";

/** Code that every process runs: a change of it restarts all of them. */
const SHARED = /^(packages|proto)\//;
/** What a process runs; its tests and generated documents of its tests do not matter to it. */
const SOURCE = /\.(ts|sql|graphql)$/;
const NOT_RUN = /\.(test|contract)\.ts$|\/test\//;

const PROCESSES: readonly string[] = [...SERVICES.map(({ name }) => name), "gateway"];

/** The processes that run a changed file, given from the repository's root. */
export function affectedBy(path: string): readonly string[] {
  if (!SOURCE.test(path) || NOT_RUN.test(path)) return [];
  if (SHARED.test(path)) return PROCESSES;
  const [folder = "", name = ""] = path.split("/");
  const owner = folder === "services" ? name : folder;
  return PROCESSES.filter((process) => process === owner);
}
