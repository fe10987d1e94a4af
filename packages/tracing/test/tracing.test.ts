import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { openTracing, SpanKind, traceparentOf, TRACING_OFF } from "#tracing.ts";

const PARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const OPTIONS = { name: "one", kind: SpanKind.SERVER };

function loadedModules(...endpoint: readonly string[]): readonly string[] {
  const script = fileURLToPath(new URL("list-loaded-modules.ts", import.meta.url));
  return JSON.parse(execFileSync("node", [script, ...endpoint], { encoding: "utf8" })) as string[];
}

describe("without a collector", () => {
  test("no SDK is loaded, only the interface", () => {
    expect(loadedModules()).toEqual(["@opentelemetry/api"]);
    expect(loadedModules("http://127.0.0.1:9")).toEqual(
      expect.arrayContaining(["@opentelemetry/sdk-trace", "@opentelemetry/exporter-trace-otlp-http"]),
    );
  });

  test("a trace is passed on as it came, and nothing is recorded", async () => {
    const tracing = await openTracing({
      service: "one",
      endpoint: undefined,
      ratio: 1,
      onFailure: () => undefined,
    });
    const span = tracing.begin(OPTIONS, PARENT);
    expect([traceparentOf(span), span.isRecording(), tracing]).toEqual([PARENT, false, TRACING_OFF]);
  });

  test.each<[string, string | undefined]>([
    ["no header", undefined],
    ["another version", PARENT.replace(/^00/, "01")],
    ["capital letters", PARENT.toUpperCase()],
    ["more than a header", `${PARENT}-00`],
    ["a trace of zeros", `00-${"0".repeat(32)}-b7ad6b7169203331-01`],
    ["a span of zeros", `00-0af7651916cd43dd8448eb211c80319c-${"0".repeat(16)}-01`],
  ])("%s starts a trace that nobody has sampled", (_, header) => {
    const [first, second] = [TRACING_OFF.begin(OPTIONS, header), TRACING_OFF.begin(OPTIONS, header)];
    expect(traceparentOf(first)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(first.spanContext().traceId).not.toBe(second.spanContext().traceId);
  });
});

describe("with a collector", () => {
  /** Whether a span that continues the header, or starts a trace, is recorded. */
  async function isRecorded(ratio: number, isEdge: boolean, header?: string): Promise<boolean> {
    const endpoint = "http://127.0.0.1:9";
    const tracing = await openTracing({
      service: "one",
      endpoint,
      ratio,
      isEdge,
      onFailure: () => undefined,
    });
    // Not ended, so that there is nothing to export.
    const recorded = tracing.begin(OPTIONS, header).isRecording();
    await tracing.stop();
    return recorded;
  }

  test.each<[string, number, boolean, string | undefined, boolean]>([
    ["a new trace, all wanted", 1, false, undefined, true],
    ["a new trace, none wanted", 0, false, undefined, false],
    ["what the caller recorded, none wanted", 0, false, PARENT, true],
    ["what the caller did not record", 1, false, PARENT.replace(/01$/, "00"), false],
    ["what a stranger says to record, none wanted", 0, true, PARENT, false],
    ["what a stranger says not to record", 1, true, PARENT.replace(/01$/, "00"), true],
  ])("%s: by the setting and the caller", async (_, ratio, isEdge, header, recorded) => {
    expect(await isRecorded(ratio, isEdge, header)).toBe(recorded);
  });

  test("spans that cannot be exported are reported by the time it has stopped", async () => {
    await expect(failuresOf("http://127.0.0.1:9")).resolves.toHaveLength(1);
  }, 30_000);

  test("spans that a collector accepts without a response are reported as well", async () => {
    const silent = createServer(() => undefined);
    await once(silent.listen(0, "127.0.0.1"), "listening");
    const { port } = silent.address() as AddressInfo;
    await expect(failuresOf(`http://127.0.0.1:${port}`)).resolves.toHaveLength(1);
    silent.closeAllConnections();
    silent.close();
  }, 30_000);

  /** The failures reported when tracing with one span has stopped. */
  async function failuresOf(endpoint: string): Promise<readonly Error[]> {
    const failures: Error[] = [];
    const onFailure = (error: Error) => void failures.push(error);
    const tracing = await openTracing({ service: "one", endpoint, ratio: 1, onFailure });
    tracing.begin(OPTIONS, undefined).end();
    await tracing.stop();
    return failures;
  }
});
