import type { ServiceClient } from "@callboard/kit/grpc/client.ts";
import { map } from "@callboard/kit/result.ts";
import type { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";
import { AS_MESSAGING } from "./as-messaging.ts";

type Methods = (typeof ProjectsService)["method"];

/** Names of projects, for mails. */
export function createProjects(client: ServiceClient<Methods>): Pick<Upstreams, "batchGetProjectNames"> {
  return {
    batchGetProjectNames: async (ids) =>
      map(
        await client.batchGetProjects({ ids: [...ids] }, AS_MESSAGING),
        ({ projects }) => new Map(projects.map(({ id, name }) => [id, name])),
      ),
  };
}
