import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";
import { searchUrl } from "@callboard/search/open-index.ts";
import type { z } from "zod";

/** Settings of talent: those of kit, and the addresses of its upstreams and of the search engine. */
export const configSchema = serviceConfig.extend({
  /** identity: the members. */
  IDENTITY_GRPC: grpcTarget,
  /** casting: whether a company has a submission of a person. */
  CASTING_GRPC: grpcTarget,
  /** media: the files of posts. */
  MEDIA_GRPC: grpcTarget,
  /** `https://user:password@host:port` of OpenSearch; without it the database of talent is searched. */
  SEARCH_URL: searchUrl,
});

export type Config = z.output<typeof configSchema>;
