import { readFileSync } from "node:fs";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { SERVICES } from "#dev/topology.ts";
import type { Moment } from "../e2e/steps/story.ts";
import type { Home } from "./home.ts";

/** Generous: two Java processes take 20 s each on an otherwise idle machine. */
const BACK_WITHIN_MS = 180_000;
const POLL_MS = 250;
const ENGINES = ["postgres", "nats", "opensearch", "keycloak", "s3"] as const;
const PROGRAMS = [...SERVICES.map(({ name }) => name), "gateway"];

/** Everything that runs and can be killed. */
export const VICTIMS: readonly string[] = [...ENGINES, ...PROGRAMS];

/** Which process is killed at which moment: just before it is needed. */
const PLAN: Readonly<Partial<Record<Moment, string>>> = {
  "an account": "identity",
  "a poster": "s3",
  "the steps of the project": "projects",
  "its positions": "postgres",
  "an admin signs in": "keycloak",
  "an approval": "opensearch",
  "a submission": "casting",
  "a link": "gateway",
  "an agent's submission": "talent",
  "a live submission": "nats",
  "a group": "media",
  "a message": "messaging",
  "a payment": "billing",
};

export interface Disruptions {
  /** Kills the planned process, once those killed before have recovered. */
  readonly onMoment: (moment: Moment) => Promise<void>;
  /** The processes killed so far, in order. */
  readonly killed: readonly string[];
  /** Waits until everything is running and ready. */
  untilAllRun(): Promise<void>;
}

/** Kills processes one after the other like `kill -9`; their supervisors restart them. */
export function createDisruptions(home: () => Home): Disruptions {
  const killed: string[] = [];
  const untilAllRun = async (): Promise<void> => {
    await waitFor("everything to stand again", () => isWhole(home()), BACK_WITHIN_MS, POLL_MS);
  };
  return {
    killed,
    untilAllRun,
    async onMoment(moment) {
      const victim = PLAN[moment];
      if (victim === undefined) return;
      await untilAllRun();
      const pid = home().pids()[victim];
      if (pid === undefined) throw new Error(`${victim} has no process of its own.`);
      process.kill(pid, "SIGKILL");
      killed.push(victim);
    },
  };
}

async function isWhole({ url, pids }: Home): Promise<boolean> {
  const running = pids();
  if (!VICTIMS.every((name) => runs(running[name]))) return false;
  const provider = `${url}/auth/realms/callboard/.well-known/openid-configuration`;
  const programs = PROGRAMS.map((name) => `${healthOf(running[name] ?? 0)}/health/ready`);
  const answers = await Promise.all([provider, ...programs].map((one) => fetch(one)));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  return answers.every(({ ok }) => ok) && !bodies.some((words) => words.includes('"degraded"'));
}

/** A killed process is a zombie until its parent reaps it. */
function runs(pid: number | undefined): boolean {
  return pid !== undefined && !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
}

/** The health URL of a service, from its environment. */
function healthOf(pid: number): string {
  const [, port] = /(?:^|\0)HTTP_PORT=(\d+)/.exec(readFileSync(`/proc/${pid}/environ`, "utf8")) ?? [];
  return `http://127.0.0.1:${port}`;
}
