import type { FastifyInstance } from "fastify";

/** An engine that a service cannot work without, and how to ask whether it answers. */
export interface HealthCheck {
  readonly name: string;
  readonly isReady: () => Promise<boolean>;
}

/** Knows whether this process can serve. */
export interface Health {
  /** False while starting or draining, or when an engine does not answer. */
  isReady(): Promise<boolean>;
  /** Called once everything is up. */
  started(): void;
  /** Called when the process begins to stop. */
  draining(): void;
}

/** Serves /health/live (always 200 while the process runs) and /health/ready (503 names what is missing). */
export function registerHealth(app: FastifyInstance, checks: readonly HealthCheck[]): Health {
  let phase: "starting" | "serving" | "draining" = "starting";
  const missing = async (): Promise<string[]> => {
    if (phase !== "serving") return [phase];
    const answers = await Promise.all(checks.map((check) => check.isReady().catch(() => false)));
    return checks.filter((_, place) => !answers[place]).map((check) => check.name);
  };
  app.get("/health/live", () => ({ status: "live" }));
  app.get("/health/ready", async (_request, reply) => {
    const names = await missing();
    if (names.length > 0) return reply.status(503).send({ status: "not ready", missing: names });
    return { status: "ready" };
  });
  return {
    isReady: async () => (await missing()).length === 0,
    started: () => {
      phase = "serving";
    },
    draining: () => {
      phase = "draining";
    },
  };
}
