import { grpcTarget, serviceConfig } from "@callboard/kit/config.ts";
import { searchUrl } from "@callboard/kit/search/open-index.ts";
import type { z } from "zod";

/** Settings of projects: kit's, and where the services are that it asks. */
export const configSchema = serviceConfig.extend({
  /** identity: companies, proven addresses. */
  IDENTITY_GRPC: grpcTarget,
  /** media: files of a project. */
  MEDIA_GRPC: grpcTarget,
  /** casting: who submitted, and what still may change. */
  CASTING_GRPC: grpcTarget,
  SEARCH_URL: searchUrl,
});

export type Config = z.output<typeof configSchema>;
