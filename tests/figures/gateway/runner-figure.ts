import { readFileSync } from "node:fs";
import type { GraphQLDataSource } from "@apollo/gateway";
import { parse, type DocumentNode } from "graphql";
import { openExecutors } from "@callboard/gateway/runner/executors.ts";
import {
  SubgraphLink,
  type RequestContext,
  type SubgraphResponse,
} from "@callboard/gateway/subgraphs/subgraph-link.ts";
import { playedGraph, type SubgraphQuery } from "../../../gateway/test/played-graph.ts";
import { joinPage, type Fields } from "./joined-page.ts";
import { PAGE_QUERY, pageVariables } from "./page-query.ts";

const context: RequestContext = { internalToken: "token", requestId: "r" };
/** Number of counted rounds after warming up; in each, every contestant creates the same number of pages. */
const ROUNDS = 120;
const WARM_UP_ROUNDS = 40;
const ROWS_A_ROUND = 2_500;
const MAX_PAGES = 500;
const supergraph = new URL("../../../gateway/supergraph.graphql", import.meta.url);

/** Creates a page in this process, from the subgraphs' JSON to the client's JSON, without network. */
interface Contestant {
  readonly name: string;
  readonly run: () => Promise<string>;
}

type FetchText = (subgraph: string, body: string) => Promise<SubgraphResponse>;

/** Canned subgraph responses: computed for the first request, then repeated from the same JSON. */
function cannedAnswers(): { readonly fetchText: FetchText; readonly texts: ReadonlyMap<string, string> } {
  const graph = playedGraph();
  const texts = new Map<string, string>();
  return {
    texts,
    async fetchText(subgraph, body) {
      const key = `${subgraph} ${body}`;
      const text =
        texts.get(key) ?? JSON.stringify(await graph.run(subgraph, JSON.parse(body) as SubgraphQuery));
      texts.set(key, text);
      return JSON.parse(text) as SubgraphResponse;
    },
  };
}

class CannedLink extends SubgraphLink implements GraphQLDataSource<RequestContext> {
  override readonly send: (body: string) => Promise<SubgraphResponse>;

  constructor(name: string, fetchText: FetchText) {
    super(name, undefined as never, "/");
    this.send = (body) => fetchText(name, body);
  }
}

/** Runs the page by its compiled plan. */
async function compiledRunner(
  document: DocumentNode,
  fetchText: FetchText,
  variables: Fields,
): Promise<() => Promise<object>> {
  const links = new Map(playedGraph().names.map((name) => [name, new CannedLink(name, fetchText)]));
  const { schema, byCompiledPlan, byGateway, stop } = await openExecutors(
    readFileSync(supergraph, "utf8"),
    links,
  );
  const [operation] = document.definitions;
  const request = {
    request: { query: PAGE_QUERY, variables },
    document,
    operation,
    operationName: null,
    queryHash: "page",
    source: PAGE_QUERY,
    schema,
    context,
    logger: console,
    metrics: {},
  } as unknown as Parameters<typeof byGateway>[0];
  await byGateway(request);
  await stop();
  return () => {
    const running = byCompiledPlan(request);
    if (!running) throw new Error("The page is not compiled.");
    return running;
  };
}

/** A manual join, the runner, and the JSON parsing and serializing common to both, for a page. */
async function contestantsFor(rows: number): Promise<readonly Contestant[]> {
  const variables = pageVariables(rows) as Fields;
  const document = parse(PAGE_QUERY, { noLocation: true });
  const [forHand, forRunner] = [cannedAnswers(), cannedAnswers()];
  const byRunner = await compiledRunner(document, forRunner.fetchText, variables);
  const byHand = (): Promise<object> =>
    joinPage(
      async (subgraph, request) =>
        (await forHand.fetchText(subgraph, JSON.stringify(request))) as { data: unknown },
      variables,
    );
  const answer = await byHand();
  const json = async (): Promise<string> => {
    for (const text of forHand.texts.values()) JSON.parse(text);
    return JSON.stringify(answer);
  };
  return [
    { name: "hand join", run: async () => JSON.stringify(await byHand()) },
    { name: "runner", run: async () => JSON.stringify(await byRunner()) },
    { name: "JSON alone", run: json },
  ];
}

/** The result of a contestant. */
export interface RunnerFigure {
  readonly name: string;
  /** CPU microseconds per page, the median of the rounds. */
  readonly microseconds: number;
  /** Ratio to the manual join in the same round: lower quartile, median and upper quartile. */
  readonly ratios: readonly [number, number, number];
}

/** CPU microseconds of this process per page. */
async function cpuOf({ run }: Contestant, pages: number): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < pages; page += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / pages;
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}

/** Measures the contestants in turns, reversing the order each round; returns the manual join first. */
export async function runnerFigures(rows: number): Promise<readonly RunnerFigure[]> {
  const contestants = await contestantsFor(rows);
  const answers = await Promise.all(contestants.map(({ run }) => run()));
  if (new Set(answers).size > 1) throw new Error(`The answers differ:\n${answers.join("\n")}`);
  const pages = Math.min(MAX_PAGES, ROWS_A_ROUND / rows);
  const used = new Map<Contestant, number[]>(contestants.map((contestant) => [contestant, []]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const contestant of round % 2 === 0 ? contestants : contestants.toReversed()) {
      const cpu = await cpuOf(contestant, pages);
      if (round >= WARM_UP_ROUNDS) used.get(contestant)?.push(cpu);
    }
  }
  const [base = []] = used.values();
  return [...used].map(([{ name }, each]) => {
    const ratios = each.map((cpu, round) => cpu / (base[round] ?? Number.NaN));
    return {
      name,
      microseconds: quantile(each, 0.5),
      ratios: [quantile(ratios, 0.25), quantile(ratios, 0.5), quantile(ratios, 0.75)],
    };
  });
}
