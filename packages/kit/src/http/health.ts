import type { FastifyInstance } from "fastify";

/** The health of a dependency. `degraded`: it responds, and cannot do all that it should. */
export type DependencyState = "up" | "degraded" | "down";

/** A dependency of a process, and how its health is checked. */
export interface HealthCheck {
  readonly name: string;
  readonly state: () => Promise<DependencyState>;
  /**
   * `always`: requests need it. `at first`: it must have responded once, so that no process starts with wrong
   * settings; when it goes down later, requests are served all the same.
   */
  readonly needed: "always" | "at first";
}

/** Knows whether this process can serve. */
export interface Health {
  /** False while starting or draining, or when a dependency is down that requests need. */
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
  const seen = new Set<string>();
  const check = async (): Promise<{ missing: string[]; degraded: string[] }> => {
    if (phase !== "serving") return { missing: [phase], degraded: [] };
    const found = await Promise.all(
      checks.map(async ({ name, state, needed }) => {
        const now = await state().catch((): DependencyState => "down");
        if (now !== "down") seen.add(name);
        return { name, now, isMissing: now === "down" && (needed === "always" || !seen.has(name)) };
      }),
    );
    return {
      missing: found.filter(({ isMissing }) => isMissing).map(({ name }) => name),
      degraded: found.filter(({ now, isMissing }) => now !== "up" && !isMissing).map(({ name }) => name),
    };
  };
  app.get("/health/live", () => ({ status: "live" }));
  app.get("/health/ready", async (_request, reply) => {
    const { missing, degraded } = await check();
    if (missing.length > 0) return reply.status(503).send({ status: "not ready", missing });
    return { status: "ready", ...(degraded.length > 0 ? { degraded } : {}) };
  });
  return {
    isReady: async () => (await check()).missing.length === 0,
    started: () => {
      phase = "serving";
    },
    draining: () => {
      phase = "draining";
    },
  };
}
