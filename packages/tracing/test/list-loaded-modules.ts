/** Prints which OpenTelemetry packages a service loads: `list-loaded-modules.ts [collector]`. */
import { registerHooks } from "node:module";

const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    const name = /\/(@opentelemetry\/[a-z-]+)\//.exec(url)?.[1];
    if (name !== undefined) loaded.add(name);
    return next(url, context);
  },
});
const { openTracing } = await import("../src/tracing.ts");
const [, , endpoint] = process.argv;
const tracing = await openTracing({ service: "one", endpoint, ratio: 1, onFailure: () => undefined });
await tracing.stop();
process.stdout.write(JSON.stringify([...loaded].sort()));
