import { z } from "zod";
import { serviceConfig } from "@callboard/kit/config.ts";

const SECRET_LENGTH_LEAST = 16;

/** The settings of media. */
export const configSchema = serviceConfig.extend({
  /** Folder of the disk object store. */
  OBJECTS_FOLDER: z.string().min(1),
  /** Signs the links of the disk object store. */
  OBJECTS_SECRET: z.string().min(SECRET_LENGTH_LEAST),
  /** The one origin, under which /objects is reached. */
  PUBLIC_URL: z.url(),
});

export type Config = z.output<typeof configSchema>;
