import { z } from "zod";
import { serviceConfig } from "@callboard/kit/config.ts";

/** The settings of billing. */
export const configSchema = serviceConfig.extend({
  /** Signs and verifies the events of the payment provider. */
  PAYMENTS_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
});

export type Config = z.output<typeof configSchema>;
