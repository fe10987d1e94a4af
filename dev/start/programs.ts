import type { Places } from "./settings.ts";
import { gatewayEnvironment, serviceEnvironment } from "./settings.ts";
import type { DataFolder } from "./data-folder.ts";
import {
  loadInside,
  runApart,
  runInside,
  type Program,
  type Running,
  type RunningApart,
} from "./processes.ts";
import { SERVICES } from "#dev/topology.ts";

/** A started program; a separate process has an id and can be restarted. */
export type MaybeApart = Running & Partial<RunningApart>;

/** Starts the services and the gateway: in this process or, if `launched` is given, as separate processes. */
export async function startPrograms(
  places: Places,
  data: DataFolder,
  launched: ((name: string, pid: number) => void) | null,
  interruption?: AbortSignal,
): Promise<Map<string, MaybeApart>> {
  const programs: Program[] = SERVICES.map((service) => ({
    name: service.name,
    folder: `services/${service.name}`,
    environment: serviceEnvironment(service, places, data.secrets),
    httpPort: places.http[service.name],
    logFile: places.logFile(service.name),
  }));
  programs.push({
    name: "gateway",
    folder: "gateway",
    environment: gatewayEnvironment(places, data.secrets),
    httpPort: places.http.gateway,
    logFile: places.logFile("gateway"),
  });
  if (!launched) await Promise.all(programs.map(loadInside));
  const running = await Promise.allSettled(
    programs.map(async (program): Promise<[string, MaybeApart]> => [
      program.name,
      await (launched
        ? runApart({ ...program, interruption, launched: (pid) => launched(program.name, pid) })
        : runInside(program)),
    ]),
  );
  const processes = new Map(running.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
  const failed = running.find((one) => one.status === "rejected");
  if (failed) {
    await Promise.all([...processes.values()].map((one) => one.stop()));
    throw failed.reason;
  }
  return processes;
}
