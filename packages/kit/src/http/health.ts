import type { FastifyInstance } from "fastify";

/** How an engine is. `troubled`: it answers, and cannot do all that it should. */
export type EngineState = "well" | "troubled" | "away";

/** An engine under a service, and how to ask how it is. */
export interface HealthCheck {
  readonly name: string;
  readonly state: () => Promise<EngineState>;
  /**
   * `always`: the service cannot work without it. `at first`: it must have answered once, so that no process begins
   * with settings that are wrong; when it goes later, requests are served all the same.
   */
  readonly needed: "always" | "at first";
}

/** Knows whether this process can serve. */
export interface Health {
  /** False while starting or draining, or when an engine is away that requests need. */
  isReady(): Promise<boolean>;
  /** Called once everything is up. */
  started(): void;
  /** Called when the process begins to stop. */
  draining(): void;
}

/**
 * Serves /health/live (always 200 while the process runs) and /health/ready: 503 names what is missing, 200 what is
 * degraded, if anything.
 */
export function registerHealth(app: FastifyInstance, checks: readonly HealthCheck[]): Health {
  let phase: "starting" | "serving" | "draining" = "starting";
  const met = new Set<string>();
  const look = async (): Promise<{ missing: string[]; degraded: string[] }> => {
    if (phase !== "serving") return { missing: [phase], degraded: [] };
    const found = await Promise.all(
      checks.map(async ({ name, state, needed }) => {
        const now = await state().catch((): EngineState => "away");
        if (now !== "away") met.add(name);
        return { name, now, isMissing: now === "away" && (needed === "always" || !met.has(name)) };
      }),
    );
    return {
      missing: found.filter(({ isMissing }) => isMissing).map(({ name }) => name),
      degraded: found.filter(({ now, isMissing }) => now !== "well" && !isMissing).map(({ name }) => name),
    };
  };
  app.get("/health/live", () => ({ status: "live" }));
  app.get("/health/ready", async (_request, reply) => {
    const { missing, degraded } = await look();
    if (missing.length > 0) return reply.status(503).send({ status: "not ready", missing });
    return { status: "ready", ...(degraded.length > 0 ? { degraded } : {}) };
  });
  return {
    isReady: async () => (await look()).missing.length === 0,
    started: () => {
      phase = "serving";
    },
    draining: () => {
      phase = "draining";
    },
  };
}
