import { grpcTarget, serviceConfig } from "@callboard/kit/process/config.ts";
import { searchUrl } from "@callboard/search/open-index.ts";
import { z } from "zod";
import { geocoderConfig } from "#adapters/geocoder/open-geocoder.ts";

const own = serviceConfig.extend({
  /** identity: companies and verified addresses. */
  IDENTITY_GRPC: grpcTarget,
  /** media: the files of projects. */
  MEDIA_GRPC: grpcTarget,
  /** casting: submissions, and consent to changes. */
  CASTING_GRPC: grpcTarget,
  /** `https://user:password@host:port` of OpenSearch; without it the database of projects is searched. */
  SEARCH_URL: searchUrl,
});

/** Settings of projects: those of kit, its upstreams and the geocoder; all errors are reported at once. */
export const configSchema = z.intersection(own, geocoderConfig);

export type Config = z.output<typeof configSchema>;
