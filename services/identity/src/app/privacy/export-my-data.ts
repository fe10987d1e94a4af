import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { archiveOf, identityPart, newExport, type DataExport } from "#domain/privacy/data-export.ts";
import type { Deps } from "#app/ports.ts";
import { forOwner } from "./for-owner.ts";

/** A data export as its owner sees it; `archive` is null until every service has handed in its part. */
export interface SeenExport extends DataExport {
  readonly archive: string | null;
}

/**
 * Starts a data export of the caller, who may be suspended; every service hands in its part. An export from the last
 * week is returned as is.
 */
export const exportMyData = forOwner<Deps, void, SeenExport>(
  { suspended: true, recent: true },
  async (deps, owner) => {
    const begun = await deps.transaction(async (unit): Promise<Result<DataExport>> => {
      const account = await unit.lockAccount(owner.userId);
      if (account === null) return fail(notFound("member"));
      const known = await unit.latestExport(owner.userId, deps.now());
      if (known !== null) return ok(known);
      const made = newExport(deps.newId(), owner.userId, deps.now());
      await unit.insertExport(made);
      const tokens = await unit.accessTokensOf(owner.userId, deps.now());
      await unit.saveExportPart(made.id, { service: "identity", content: identityPart(account, tokens) });
      await unit.addEvents(owner, [{ kind: "UserExportRequested", userId: owner.userId, exportId: made.id }]);
      return ok(made);
    });
    return begun.ok ? ok(await seen(deps, begun.value)) : begun;
  },
);

/** The caller's latest export; null if there is none. */
export const readMyExport = forOwner<Pick<Deps, "reads" | "now">, void, SeenExport | null>(
  { suspended: true, recent: false },
  async (deps, owner) => {
    const found = await deps.reads.latestExport(owner.userId, deps.now());
    return ok(found === null ? null : await seen(deps, found));
  },
);

async function seen({ reads }: Pick<Deps, "reads">, found: DataExport): Promise<SeenExport> {
  return { ...found, archive: archiveOf(await reads.exportParts(found.id)) };
}
