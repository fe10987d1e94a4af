import { z } from "zod";
import { grpcTarget, serviceConfig } from "@callboard/kit/config.ts";

/** The settings of casting. */
export const configSchema = serviceConfig.extend({
  /** Positions, projects and slots. */
  PROJECTS_GRPC: grpcTarget,
  /** Profiles, for the fit. */
  TALENT_GRPC: grpcTarget,
  /** Names and pictures of members. */
  IDENTITY_GRPC: grpcTarget,
  /** Milliseconds between two looks for invitations that ran out. */
  EXPIRY_SWEEP_MS: z.coerce.number().int().min(10).default(60_000),
});

export type Config = z.output<typeof configSchema>;
