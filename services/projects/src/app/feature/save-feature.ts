import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { invalid, limitReached, notFound, type FieldFailure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { storedResponse } from "@callboard/kit/unit-of-work.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { changedFields } from "#domain/changes.ts";
import { BLANK_FEATURE, readFeature, type Feature } from "#domain/feature/feature.ts";
import type { Sent } from "@callboard/kit/form/field.ts";
import { ADMINS } from "#domain/policy.ts";
import { checkVersion } from "#domain/project/project-status.ts";
import { changed } from "#domain/project/project.ts";
import { checkLinks, type Links } from "./check-links.ts";

/** Input of a feature; undefined keeps the value. */
export interface SaveFeature {
  readonly sent: Sent;
  readonly links: Partial<Links>;
}

export interface CreateFeature extends SaveFeature {
  readonly clientKey: string | null;
}

const NO_LINKS: Links = { coverMediaId: null, mediaIds: [], projectId: null };

/**
 * Creates a feature that everyone sees. Repeating it with the same ClientKey and input returns the same feature;
 * LIMIT at 50.
 */
export const createFeature = forMembers<Deps, CreateFeature, Feature>(ADMINS, async (deps, member, input) => {
  const call = { actor: member, operation: "createFeature", key: input.clientKey, body: input };
  const stored = await storedResponse<string>(deps.transaction, call);
  if (stored) return stored.ok ? readBack(deps, stored.value) : stored;
  const links = { ...NO_LINKS, ...input.links };
  const { details, failures } = readFeature(BLANK_FEATURE, input.sent);
  const checked = await checkFeature(deps, links, failures);
  if (!checked.ok) return checked;
  const id = await deps.transaction((unit) =>
    unit.once(call, () => insert(deps, unit, member, { ...details, ...links })),
  );
  return id.ok ? readBack(deps, id.value) : id;
});

async function checkFeature(
  deps: Deps,
  links: Links,
  failures: readonly FieldFailure[],
): Promise<Result<void>> {
  const linked = await checkLinks(deps, links);
  if (!linked.ok) return linked;
  const all = [...failures, ...linked.value];
  return all.length > 0 ? fail(invalid(all)) : ok();
}

async function insert(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  fields: Omit<Feature, "id" | "createdBy" | "createdAt" | "removedAt" | "version">,
): Promise<Result<string>> {
  const max = LIMITS.features;
  if ((await unit.countFeatures()) >= max) return fail(limitReached("FEATURES", max));
  const born = { id: deps.newId(), createdBy: member.userId, createdAt: deps.now() };
  const feature: Feature = { ...fields, ...born, removedAt: null, version: 1 };
  await unit.insertFeature(feature);
  await unit.addEvents(member, [{ kind: "FeatureCreated", featureId: feature.id, version: 1 }]);
  return ok(feature.id);
}

async function readBack(deps: Deps, id: string): Promise<Result<Feature>> {
  const [feature] = await deps.reads.features([id]);
  return feature ? ok(feature) : fail(notFound("feature"));
}

export interface UpdateFeature extends SaveFeature {
  readonly featureId: string;
  /** The version that the caller saw. */
  readonly version: number | null;
}

/** Changes a feature. Saving the same fields again changes and publishes nothing. */
export const updateFeature = forMembers<Deps, UpdateFeature, Feature>(ADMINS, async (deps, member, input) => {
  const found = await readBack(deps, input.featureId);
  if (!found.ok) return found;
  // Only new links are checked: a file or project linked earlier may be gone by now.
  const linked = await checkLinks(deps, { ...NO_LINKS, ...input.links });
  if (!linked.ok) return linked;
  return deps.transaction(async (unit) => {
    const before = await unit.lockFeature(input.featureId);
    if (!before || before.removedAt !== null) return fail(notFound("feature"));
    const { details, failures } = readFeature(before, input.sent);
    const failing = [...failures, ...linked.value];
    if (failing.length > 0) return fail(invalid(failing));
    const after = { ...before, ...pickKnown(details), ...input.links };
    if (changedFields(before, after).length === 0) return ok(before);
    const current = checkVersion(before.version, input.version);
    if (!current.ok) return current;
    const saved = changed(after, {});
    await unit.saveFeature(saved);
    await unit.addEvents(member, [{ kind: "FeatureUpdated", featureId: saved.id, version: saved.version }]);
    return ok(saved);
  });
});

function pickKnown({ name, description, showFrom, showUntil }: Feature | typeof BLANK_FEATURE) {
  return { name, description, showFrom, showUntil };
}

/** Removes a feature; removing it again succeeds. */
export const removeFeature = forMembers<Deps, { readonly featureId: string }, void>(
  ADMINS,
  (deps, member, { featureId }) =>
    deps.transaction(async (unit) => {
      const feature = await unit.lockFeature(featureId);
      if (!feature) return fail(notFound("feature"));
      if (feature.removedAt !== null) return ok();
      const saved = changed(feature, { removedAt: deps.now() });
      await unit.saveFeature(saved);
      await unit.addEvents(member, [{ kind: "FeatureRemoved", featureId, version: saved.version }]);
      return ok();
    }),
);
