import type { ServiceClient } from "@callboard/grpc/client.ts";
import type { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import type { Upstreams } from "#app/ports.ts";

type Methods = (typeof ProjectsService)["method"];

/** Milliseconds for which the response about a company is used again. */
const FRESH_MS = 10_000;
/** Milliseconds for which a session waits for it: without one the last one counts, at first no. */
const TIMEOUT_MS = 1_000;
const MAX_COMPANIES = 10_000;

interface Known {
  readonly approved: boolean;
  readonly freshUntil: number;
}

/** Projects: whether a company has an approved project, remembered for seconds. */
export function createProjects(client: ServiceClient<Methods>): Pick<Upstreams, "isApprovedCompany"> {
  const known = new Map<string, Known>();
  const read = async (companyId: string): Promise<boolean> => {
    const before = known.get(companyId);
    if (before && before.freshUntil > Date.now()) return before.approved;
    const found = await Promise.race([
      client.listApprovedCompanies({ companyIds: [companyId] }, { asSystem: true }),
      new Promise<null>((late) => setTimeout(late, TIMEOUT_MS, null).unref()),
    ]);
    if (!found?.ok) return before?.approved ?? false;
    const approved = found.value.companyIds.includes(companyId);
    if (known.size >= MAX_COMPANIES) known.clear();
    known.set(companyId, { approved, freshUntil: Date.now() + FRESH_MS });
    return approved;
  };
  return { isApprovedCompany: read };
}
