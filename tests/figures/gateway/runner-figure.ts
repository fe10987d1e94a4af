import { readFileSync } from "node:fs";
import { ApolloGateway, type GraphQLDataSource } from "@apollo/gateway";
import { parse, type DocumentNode } from "graphql";
import { CompiledRunner } from "@callboard/gateway/runner/compiled-runner.ts";
import {
  SubgraphLink,
  type RequestContext,
  type SubgraphAnswer,
} from "@callboard/gateway/subgraphs/subgraph-link.ts";
import { playedGraph, type SubgraphQuery } from "../../../gateway/test/played-graph.ts";
import { joinPage, type Fields } from "./joined-page.ts";
import { PAGE_QUERY, pageVariables } from "./page-query.ts";

const context: RequestContext = { internalToken: "token", requestId: "r" };
/** Rounds that count, after those that warm up; in each, every contestant makes so many pages. */
const ROUNDS = 120;
const WARM_UP_ROUNDS = 40;
const ROWS_A_ROUND = 2_500;
const MAX_PAGES = 500;
const supergraph = new URL("../../../gateway/supergraph.graphql", import.meta.url);

/** What makes a page in this process, from JSON of subgraphs to JSON for the client; nothing travels. */
interface Contestant {
  readonly name: string;
  readonly run: () => Promise<string>;
}

type AskText = (subgraph: string, body: string) => Promise<SubgraphAnswer>;

/** Answers like the subgraphs do: computed for the first request, read from the same JSON for every later one. */
function cannedAnswers(): { readonly ask: AskText; readonly texts: ReadonlyMap<string, string> } {
  const graph = playedGraph();
  const texts = new Map<string, string>();
  return {
    texts,
    async ask(subgraph, body) {
      const key = `${subgraph} ${body}`;
      const text =
        texts.get(key) ?? JSON.stringify(await graph.run(subgraph, JSON.parse(body) as SubgraphQuery));
      texts.set(key, text);
      return JSON.parse(text) as SubgraphAnswer;
    },
  };
}

class CannedLink extends SubgraphLink implements GraphQLDataSource<RequestContext> {
  override readonly send: (body: string) => Promise<SubgraphAnswer>;

  constructor(name: string, ask: AskText) {
    super(name, undefined as never, "/");
    this.send = (body) => ask(name, body);
  }
}

/** The runner, with the plan of the page compiled. */
async function compiledRunner(
  document: DocumentNode,
  ask: AskText,
  variables: Fields,
): Promise<CompiledRunner> {
  const links = new Map(playedGraph().names.map((name) => [name, new CannedLink(name, ask)]));
  // oxlint-disable-next-line node/no-process-env -- the library offers no other switch
  process.env["APOLLO_TELEMETRY_DISABLED"] = "true";
  let runner: CompiledRunner | null = null;
  const gateway = new ApolloGateway({
    supergraphSdl: readFileSync(supergraph, "utf8"),
    buildService: ({ name }) => links.get(name) as CannedLink,
    experimental_didResolveQueryPlan: ({ queryPlan }) => runner?.learn(document, null, queryPlan),
  });
  const { schema, executor } = await gateway.load();
  runner = new CompiledRunner(schema, links);
  const [operation] = document.definitions;
  const request = { query: PAGE_QUERY, variables };
  const asked = { request, document, operation, operationName: null, queryHash: "page", source: PAGE_QUERY };
  await executor({ ...asked, schema, context, logger: console, metrics: {} } as unknown as Parameters<
    typeof executor
  >[0]);
  await gateway.stop();
  return runner;
}

/** A join by hand, the runner, and the reading and writing of JSON that both have in common, for a page. */
async function contestantsFor(rows: number): Promise<readonly Contestant[]> {
  const variables = pageVariables(rows) as Fields;
  const document = parse(PAGE_QUERY, { noLocation: true });
  const [forHand, forRunner] = [cannedAnswers(), cannedAnswers()];
  const runner = await compiledRunner(document, forRunner.ask, variables);
  const byHand = (): Promise<object> =>
    joinPage(
      async (subgraph, request) =>
        (await forHand.ask(subgraph, JSON.stringify(request))) as { data: unknown },
      variables,
    );
  const byRunner = async (): Promise<object> => {
    const running = runner.run({ document, operationName: null, variables, context });
    if (!running) throw new Error("The page is not compiled.");
    return running;
  };
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

/** What a contestant used. */
export interface RunnerFigure {
  readonly name: string;
  /** Microseconds of CPU for one page, the median of the rounds. */
  readonly microseconds: number;
  /** What it used for each that the hand join did in the same round: both quartiles, and the median between. */
  readonly ratios: readonly [number, number, number];
}

/** Microseconds of CPU that this process uses for one page. */
async function cpuOf({ run }: Contestant, pages: number): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < pages; page += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / pages;
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
}

/** Measures the contestants in turns, each round in the order of the one before, reversed; the hand join comes first. */
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
