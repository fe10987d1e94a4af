import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { System } from "#dev/system.ts";
import type { ServiceName } from "#dev/topology.ts";

const POLL_MS = 20;
const BACK_WITHIN_MS = 120_000;

async function isReady({ places }: System, service: ServiceName): Promise<boolean> {
  return fetch(`http://127.0.0.1:${places.http[service]}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Kills a service that has a process of its own, and its replacements before they are ready; returns a function that
 * lets it restart.
 */
export async function keepDown(system: System, service: ServiceName): Promise<() => Promise<void>> {
  const killed = new Set<number>();
  const timer = setInterval(() => {
    const pid = system.pid(service);
    if (pid === undefined || killed.has(pid)) return;
    killed.add(pid);
    process.kill(pid, "SIGKILL");
  }, POLL_MS);
  await waitFor(`the end of ${service}`, async () => killed.size > 0 && !(await isReady(system, service)));
  return async () => {
    clearInterval(timer);
    await waitFor(`${service} is back`, () => isReady(system, service), BACK_WITHIN_MS);
  };
}
