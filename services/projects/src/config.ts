import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";
import { searchUrl } from "@callboard/search/open-index.ts";
import { z } from "zod";
import { geocoderConfig } from "#adapters/geocoder/open-geocoder.ts";

const own = serviceConfig.extend({
  /** identity: companies, proven addresses. */
  IDENTITY_GRPC: grpcTarget,
  /** media: files of a project. */
  MEDIA_GRPC: grpcTarget,
  /** casting: who submitted, and what still may change. */
  CASTING_GRPC: grpcTarget,
  SEARCH_URL: searchUrl,
});

/** Settings of projects: kit's, where the services are that it asks, and the geocoder's; all wrong ones are said at once. */
export const configSchema = z.intersection(own, geocoderConfig);

export type Config = z.output<typeof configSchema>;
