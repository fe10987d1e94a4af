import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { fromPyPi } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce } from "#dev/engines/real/provisioning/cache.ts";
import type { WheelArtefact } from "#dev/engines/real/provisioning/versions.ts";
import type { Manifest } from "../render.ts";

/** A package with the JSON schemas of the Kubernetes API, which reject unknown fields. */
const SCHEMAS: WheelArtefact = {
  from: "pypi",
  project: "kubernetes-validate",
  version: "1.37.0",
  sha256: "85136d018a27b50ec7fc049d902bfa5193f5976807e6c0f408e3ab6fe078cad9",
};
const OF_VERSION = "kubernetes_validate/kubernetes-json-schema/v1.36.0-local-strict";

/** Fetches the schemas once; returns their folder. */
async function prepareSchemas(cache: string): Promise<string> {
  const { folder } = await installOnce(cache, `api-schemas-${SCHEMAS.version}`, async (fresh) => {
    const all = join(fresh, "all");
    await fromPyPi(cache, SCHEMAS, all);
    await rename(join(all, OF_VERSION), join(fresh, "schemas"));
    await rm(all, { recursive: true });
  });
  return join(folder, "schemas");
}

/**
 * Returns the errors of a Kubernetes object: an empty list if it is valid, null if its kind is not part of the API
 * itself.
 */
export type CheckManifest = (manifest: Manifest) => Promise<string[] | null>;

/** Opens the schemas of the API. */
export async function openApiSchemas(cache: string): Promise<CheckManifest> {
  const folder = await prepareSchemas(cache);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  const definitions = JSON.parse(await readFile(join(folder, "_definitions.json"), "utf8")) as object;
  ajv.addSchema({ ...definitions, $id: "/api/_definitions.json" });
  const compiled = new Map<string, ValidateFunction>();
  return async (manifest) => {
    const file = join(folder, `${schemaName(manifest)}.json`);
    if (!existsSync(file)) return null;
    const { $id: _id, ...schema } = JSON.parse(await readFile(file, "utf8")) as { $id?: string };
    const validate = compiled.get(file) ?? ajv.compile(schema);
    compiled.set(file, validate);
    const named = `${manifest.kind} ${manifest.metadata.name}`;
    if (validate(manifest)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = "", params }) =>
        `${named}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** Schemas are named by kind, first part of the group and version: deployment-apps-v1, service-v1. */
function schemaName({ kind, apiVersion }: Manifest): string {
  const [group = "", version] = apiVersion.split("/");
  const parts = version === undefined ? [kind, group] : [kind, group.split(".")[0], version];
  return parts.join("-").toLowerCase();
}
