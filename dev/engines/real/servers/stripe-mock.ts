import { join } from "node:path";
import { fromGo } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce, type Installed } from "#dev/engines/real/provisioning/cache.ts";
import { keptPorts, type EngineOptions, type RunningEngine } from "#dev/engines/real/engine.ts";
import { launch } from "#dev/engines/real/engine-process.ts";
import { supervise } from "#dev/engines/real/supervise.ts";
import { STRIPE_MOCK } from "#dev/engines/real/provisioning/versions.ts";

const API_KEY = "sk_test_callboard";

/** Builds stripe-mock once. */
export function prepareStripeMock(cache: string): Promise<Installed> {
  return installOnce(cache, `stripe-mock-${STRIPE_MOCK.version}`, (fresh) => fromGo(STRIPE_MOCK, fresh));
}

/** Starts stripe-mock on a loopback port. It stores nothing, and validates requests against Stripe's schema. */
export async function startStripeMock(options: EngineOptions): Promise<RunningEngine> {
  const { folder, log = () => undefined } = options;
  const installed = await prepareStripeMock(options.cache);
  const ports = await keptPorts(folder, ["http", "https"]);
  const url = `http://127.0.0.1:${ports.http}`;
  const running = await supervise(
    () =>
      launch({
        name: "stripe-mock",
        command: join(installed.folder, STRIPE_MOCK.program),
        // Both, since an unspecified one gets a fixed port.
        args: ["-http-addr", `127.0.0.1:${ports.http}`, "-https-addr", `127.0.0.1:${ports.https}`],
        logFile: join(folder, "stripe-mock.log"),
        // Without a key the response is 401; any response means that it is ready.
        ready: async () => (await fetch(`${url}/v1/charges`)).status > 0,
        readyWithinMs: 30_000,
        launched: options.launched,
        interruption: options.interruption,
      }),
    { name: "stripe-mock", log, restart: options.restart ?? true },
  );
  return { ...running, version: STRIPE_MOCK.version, address: { url, password: API_KEY } };
}
