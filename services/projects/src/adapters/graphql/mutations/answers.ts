import { respondWith } from "@callboard/graphql/respond.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import type { SeenProject } from "#app/see-projects.ts";
import type { Item, ItemKind } from "#domain/items.ts";
import type { Project } from "#domain/project/project.ts";

/** Attaches the owner's view, which everyone who may write a project has. */
export function owned(result: Promise<Result<Project>>): Promise<SeenProject> {
  return respondWith(result, (project) => ({ project, view: "owner" }));
}

/** The response of an operation that returns no record. */
export const OK = (): { Status: string } => ({ Status: "OK" });

/** The input of an operation on a project that takes only its key. */
export function ofProject(key: string, path: string): Result<{ readonly projectId: string }> {
  return map(readKey("project", key, path), (projectId) => ({ projectId }));
}

/** The input of an operation on one item of a project. */
export function ofItem(kind: ItemKind, pK: string, sK: string): Result<Item> {
  const keys = combineValidations({ projectId: readKey("project", pK, "pK"), id: readKey(kind, sK, "sK") });
  return map(keys, (ids) => ({ kind, ...ids }));
}
