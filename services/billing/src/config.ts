import { z } from "zod";
import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";

const settings = serviceConfig.extend({
  /** The public origin of the product, to which the browser returns. */
  PUBLIC_URL: z.url(),
  /** identity: members and companies. */
  IDENTITY_GRPC: grpcTarget,
  /** Milliseconds between sweeps for subscriptions that were not compared with the provider for a day. */
  RECONCILE_SWEEP_MS: z.coerce.number().int().min(10).default(600_000),
  /** Signs and verifies the events of the payment provider. */
  PAYMENTS_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
  /** Stripe's secret or restricted key; without one the local payment sandbox is used. */
  STRIPE_KEY: z
    .string()
    .regex(/^[rs]k_/, "must be a secret or restricted key of Stripe")
    .optional(),
  /** An API other than Stripe's own, such as a mock of it. */
  STRIPE_URL: z.url().optional(),
  /** Where payments must go; without it to Stripe if there is a key, otherwise to the sandbox, which charges nobody. */
  PAYMENTS: z.enum(["stripe", "sandbox"]).optional(),
});

/** The settings of billing. */
export const configSchema = settings.refine(
  ({ PAYMENTS, STRIPE_KEY }) => PAYMENTS !== "stripe" || STRIPE_KEY !== undefined,
  {
    path: ["STRIPE_KEY"],
    error: "must be set: this installation takes payments, and the sandbox would give plans away.",
  },
);

export type Config = z.output<typeof configSchema>;
