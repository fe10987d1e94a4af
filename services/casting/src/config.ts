import { z } from "zod";
import { CALL_BACK_MS, NOTICE_DELAYS } from "#domain/announcement.ts";
import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";

/** The settings of casting. */
export const configSchema = serviceConfig.extend({
  /** The public origin, for links in calendars. */
  PUBLIC_URL: z.url(),
  /** Positions, projects and slots. */
  PROJECTS_GRPC: grpcTarget,
  /** Profiles, for the fit. */
  TALENT_GRPC: grpcTarget,
  /** Names and pictures of members. */
  IDENTITY_GRPC: grpcTarget,
  /** The photo and the reel that go with a submission. */
  MEDIA_GRPC: grpcTarget,
  /** Milliseconds between sweeps for expired invitations. */
  EXPIRY_SWEEP_MS: z.coerce.number().int().min(10).default(60_000),
  /** Milliseconds between sweeps for decisions to announce. */
  ANNOUNCE_SWEEP_MS: z.coerce.number().int().min(10).default(2_000),
  /** Milliseconds that a booking waits before it is announced to the talent side. */
  ANNOUNCE_BOOKED_MS: z.coerce.number().int().min(0).default(NOTICE_DELAYS.booked),
  /** Milliseconds that a pass waits before it is announced to the talent side. */
  ANNOUNCE_NOT_BOOKED_MS: z.coerce.number().int().min(0).default(NOTICE_DELAYS.notBooked),
  /** Milliseconds from a booking until the line behind its days ends. */
  CALL_BACK_MS: z.coerce.number().int().min(0).default(CALL_BACK_MS),
});

export type Config = z.output<typeof configSchema>;
