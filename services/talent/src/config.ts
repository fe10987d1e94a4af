import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";
import { searchUrl } from "@callboard/search/open-index.ts";
import type { z } from "zod";

/** Settings of talent: kit's, and the addresses of the services that it calls and of the search engine. */
export const configSchema = serviceConfig.extend({
  /** identity: who a member is. */
  IDENTITY_GRPC: grpcTarget,
  /** casting: whether a company holds a submission of somebody. */
  CASTING_GRPC: grpcTarget,
  /** media: the files that posts show. */
  MEDIA_GRPC: grpcTarget,
  SEARCH_URL: searchUrl,
});

export type Config = z.output<typeof configSchema>;
