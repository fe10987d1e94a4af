import { childSpan, newScope, runInScope } from "@callboard/kit/process/request-scope.ts";
import { openTracing, SpanKind } from "@callboard/tracing/tracing.ts";

/**
 * The cost of tracing per request, off and on, in nanoseconds: `node tests/figures/tracing-benchmark.ts`. Nothing
 * listens at the collector's address, so exports are dropped.
 */
const ROUNDS = 5;
const CALLS = 200_000;
const STATEMENT = { "db.system.name": "postgresql", "db.query.text": "select 1 from thing where id = $1" };

function nanoseconds(work: () => void): number {
  const started = process.hrtime.bigint();
  for (let call = 0; call < CALLS; call += 1) work();
  return Number(process.hrtime.bigint() - started) / CALLS;
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

for (const [name, endpoint] of [
  ["off", undefined],
  ["on", "http://127.0.0.1:9"],
] as const) {
  const tracing = await openTracing({ service: "one", endpoint, ratio: 1, onFailure: () => undefined });
  const scope = newScope({ requestId: "r", tracing });
  const begin = (): void => newScope({ requestId: "r", tracing }).span.end();
  const child = (): void =>
    childSpan({ name: "select", kind: SpanKind.CLIENT, attributes: STATEMENT })?.end();
  const rounds = Array.from({ length: ROUNDS }, () => [
    nanoseconds(begin),
    runInScope(scope, () => nanoseconds(child)),
  ]);
  const [scopes, children] = [0, 1].map((column) => median(rounds.map((round) => round[column] ?? 0)));
  process.stdout.write(
    `${name}: scope of a request ${scopes?.toFixed(0)} ns, span of a statement ${children?.toFixed(1)} ns\n`,
  );
  await tracing.stop().catch(() => undefined);
}
