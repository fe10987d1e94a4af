import { on, type EventHandler } from "@callboard/kit/bus/handler.ts";
import { CompanyCreatedSchema, CompanyUpdatedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import type { Transaction } from "kysely";
import { renameCompany } from "#app/index-projects.ts";
import type { Deps, Unit } from "#app/ports.ts";
import { done } from "./effect.ts";

/** The searches find projects by the present name of their company. */
export function onCompanyChanged<Tables>(
  deps: Deps,
  unitOf: (tx: Transaction<Tables>) => Unit,
): EventHandler<Tables>[] {
  const rename = async (tx: Transaction<Tables>, event: { readonly companyId: string }): Promise<void> =>
    done(await renameCompany(deps, unitOf(tx), event.companyId));
  return [on(CompanyCreatedSchema, rename), on(CompanyUpdatedSchema, rename)];
}
