import { onRepeatable, type EventHandler } from "@callboard/bus/handler.ts";
import { CompanyCreatedSchema, CompanyUpdatedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { renameCompany } from "#app/index-projects.ts";
import type { Deps } from "#app/ports.ts";
import { done } from "./effect.ts";

/** The searches find projects by the present name of their company. */
export function onCompanyChanged<Tables>(deps: Deps): EventHandler<Tables>[] {
  const rename = async ({ companyId }: { readonly companyId: string }): Promise<void> =>
    done(await renameCompany(deps, companyId));
  return [onRepeatable(CompanyCreatedSchema, rename), onRepeatable(CompanyUpdatedSchema, rename)];
}
