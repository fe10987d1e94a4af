import { z } from "zod";
import type { BrokerSettings } from "./identity-providers.ts";

const optionalText = z
  .string()
  .optional()
  .transform((text) => (text === "" ? undefined : text));

const broker = (clientId: string | undefined, clientSecret: string | undefined): BrokerSettings | undefined =>
  clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret };

/** The external providers configured in the environment, each by a client and its secret: both or neither. */
export const brokerSettings = z
  .object({
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    APPLE_CLIENT_ID: optionalText,
    APPLE_CLIENT_SECRET: optionalText,
  })
  .refine((all) => Boolean(all.GOOGLE_CLIENT_ID) === Boolean(all.GOOGLE_CLIENT_SECRET), {
    path: ["GOOGLE_CLIENT_SECRET"],
    error: "goes with GOOGLE_CLIENT_ID: set both or none",
  })
  .refine((all) => Boolean(all.APPLE_CLIENT_ID) === Boolean(all.APPLE_CLIENT_SECRET), {
    path: ["APPLE_CLIENT_SECRET"],
    error: "goes with APPLE_CLIENT_ID: set both or none",
  })
  .transform((all) => {
    const google = broker(all.GOOGLE_CLIENT_ID, all.GOOGLE_CLIENT_SECRET);
    const apple = broker(all.APPLE_CLIENT_ID, all.APPLE_CLIENT_SECRET);
    return { brokers: { ...(google ? { google } : {}), ...(apple ? { apple } : {}) } };
  });
