import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";
import { searchUrl } from "@callboard/search/open-index.ts";
import type { z } from "zod";

/** Settings of talent: kit's, and the addresses of identity and the search engine. */
export const configSchema = serviceConfig.extend({
  /** identity: who a member is. */
  IDENTITY_GRPC: grpcTarget,
  SEARCH_URL: searchUrl,
});

export type Config = z.output<typeof configSchema>;
