import { GraphQLError } from "graphql";
import type { RequestContext, SubgraphResponse, SubgraphLink } from "#subgraphs/subgraph-link.ts";
import type { FetchStep, Representation, Step } from "./compile-plan.ts";
import { mergeInto, type Fields } from "./merge.ts";

type Path = (string | number)[];

/** One execution of a plan. */
export interface Run {
  readonly services: ReadonlyMap<string, SubgraphLink>;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly context: RequestContext;
  /** The merged data so far; each step adds its own. */
  readonly data: Fields;
  readonly errors: GraphQLError[];
}

/** Runs a step; a subgraph's errors, and its failure to respond, become errors of the run. */
export async function runStep(step: Step, run: Run): Promise<void> {
  if (step.kind === "fetch") {
    await runFetch(step, run).catch((error: unknown) => {
      run.errors.push(error instanceof GraphQLError ? error : new GraphQLError(String(error)));
    });
  } else if (step.kind === "parallel") {
    await Promise.all(step.steps.map((inner) => runStep(inner, run)));
  } else {
    for (const inner of step.steps) await runStep(inner, run);
  }
}

async function runFetch(step: FetchStep, run: Run): Promise<void> {
  const records: Fields[] = [];
  recordsAt(run.data, step.path, 0, records);
  if (records.length === 0) return;
  if (step.representation) return fetchEntities(step, step.representation, { run, records });
  const response = await send(step, run, null);
  addErrors(response, run, (path) => path && [...step.path, ...path], step.service);
  if (response.data) for (const record of records) mergeInto(record, response.data);
}

interface Entities {
  readonly run: Run;
  readonly records: readonly Fields[];
}

/** Equal representations are sent once; the response is merged into every record they represent. */
async function fetchEntities(
  step: FetchStep,
  { identityOf, represent }: Representation,
  { run, records }: Entities,
): Promise<void> {
  const places = new Map<unknown, number>();
  const representations: Fields[] = [];
  const represented: Fields[] = [];
  const representationOf: number[] = [];
  for (const record of records) {
    const identity = identityOf(record);
    if (identity === null) continue;
    let place = places.get(identity);
    if (place === undefined) {
      places.set(identity, (place = places.size));
      representations.push(represent(record));
    }
    represented.push(record);
    representationOf.push(place);
  }
  if (represented.length === 0) return;
  const response = await send(step, run, representations);
  if (response.errors) addEntityErrors(response, representationOf, { step, run });
  if (!response.data) return;
  const entities = response.data["_entities"];
  if (!Array.isArray(entities)) throw new Error(`Expected "data._entities" in response to be an array`);
  represented.forEach((record, index) => {
    const entity = entities[representationOf[index] as number] as Fields | null | undefined;
    if (entity) mergeInto(record, entity);
  });
}

function send(
  step: FetchStep,
  run: Run,
  representations: readonly Fields[] | null,
): Promise<SubgraphResponse> {
  const service = run.services.get(step.service);
  if (!service) throw new Error(`Couldn't find service with name "${step.service}"`);
  const variables: string[] = [];
  for (const name of step.variableUsages) {
    const value = Object.hasOwn(run.variables, name) ? run.variables[name] : undefined;
    if (value !== undefined) variables.push(`"${name}":${JSON.stringify(value)}`);
  }
  if (representations !== null) variables.push(`"representations":${JSON.stringify(representations)}`);
  return service.send(`${step.head},"variables":{${variables.join(",")}}}`, run.context);
}

/** The records at a path of the data so far, in order, without nulls. */
function recordsAt(value: unknown, path: readonly string[], from: number, found: Fields[]): void {
  if (value === null || value === undefined) return;
  if (from === path.length) {
    if (Array.isArray(value)) for (const element of value) recordsAt(element, path, from, found);
    else found.push(value as Fields);
  } else if (path[from] === "@") {
    for (const element of value as unknown[]) recordsAt(element, path, from + 1, found);
  } else {
    recordsAt((value as Fields)[path[from] as string], path, from + 1, found);
  }
}

/** The response paths of those records. */
function placesAt(value: unknown, path: readonly string[], from: number, parent: Path): Path[] {
  if (value === null || value === undefined) return [];
  const name = path[from];
  if (name === undefined) return [parent];
  if (name === "@" || Array.isArray(value)) {
    const next = name === "@" ? from + 1 : from;
    return (value as unknown[]).flatMap((element, place) =>
      placesAt(element, path, next, [...parent, place]),
    );
  }
  return placesAt((value as Fields)[name], path, from + 1, [...parent, name]);
}

function addErrors(
  response: SubgraphResponse,
  run: Run,
  place: (path: Path | undefined) => Path | undefined,
  service: string,
): void {
  for (const { message, path, extensions } of response.errors ?? []) {
    const placed = place(path as Path | undefined);
    run.errors.push(
      new GraphQLError(message || `Error while fetching subquery from service "${service}"`, {
        ...(placed ? { path: placed } : {}),
        extensions: { code: "DOWNSTREAM_SERVICE_ERROR", ...extensions },
      }),
    );
  }
}

/** An error about a representation is reported for every record it represents. */
function addEntityErrors(
  response: SubgraphResponse,
  representationOf: readonly number[],
  { step, run }: { readonly step: FetchStep; readonly run: Run },
): void {
  const places = placesAt(run.data, step.path, 0, []);
  const errors = (response.errors ?? []).flatMap((error) => {
    const place = error.path?.[0] === "_entities" ? error.path[1] : undefined;
    if (typeof place !== "number") return [error];
    return representationOf.flatMap((one, index) =>
      one === place ? [{ ...error, path: ["_entities", index, ...(error.path?.slice(2) ?? [])] }] : [],
    );
  });
  const placed = (path: Path | undefined): Path | undefined => {
    if (typeof path?.[1] === "number") return [...(places[path[1]] ?? []), ...path.slice(2)];
    return path && [...step.path, ...path];
  };
  addErrors({ errors }, run, placed, step.service);
}
