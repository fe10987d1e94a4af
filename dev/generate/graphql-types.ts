import { existsSync, readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { generate } from "@graphql-codegen/cli";
import { addTypenameSelectionDocumentTransform } from "@graphql-codegen/client-preset";
import { SERVICES } from "#dev/topology.ts";
import { expandDocuments, sharedFragments } from "./expand-documents.ts";

const SCALARS = { DateTime: "string", LocalDate: "string", ID: "string" };

/** GraphQL types that a service maps to its own: `services/<name>/mappers.json`, type name to "module#Type". */
function mappersOf(root: string, service: string): Record<string, string> {
  const file = join(root, "services", service, "mappers.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
}

function serviceOutputs(root: string, target: string) {
  return SERVICES.map(({ name }) => [
    join(target, "services", name, "src/gen/graphql.ts"),
    {
      schema: join(root, "services", name, "schema.graphql"),
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        federation: true,
        enumsAsTypes: true,
        useTypeImports: true,
        scalars: SCALARS,
        mappers: mappersOf(root, name),
        contextType: "../adapters/graphql/context.ts#Context",
        avoidOptionals: { field: false, inputValue: false, object: false },
        maybeValue: "T | null | undefined",
      },
    },
  ]);
}

async function hasDocuments(root: string): Promise<boolean> {
  for await (const file of glob("web/src/**/*.{ts,tsx}", { cwd: root })) {
    if (!file.includes("/gen/") && readFileSync(join(root, file), "utf8").includes("graphql(")) return true;
  }
  return false;
}

/** Writes resolver types of each service, and the typed documents and persisted operations of the web client. */
export async function generateGraphqlTypes(root: string, target: string): Promise<void> {
  const web = {
    schema: SERVICES.map(({ name }) => join(root, "services", name, "schema.graphql")),
    documents: [join(root, "web/src/**/*.{ts,tsx}"), `!${join(root, "web/src/gen/**/*")}`],
    preset: "client",
    // The cache needs key and type of every record, and the persisted text must equal the text that is sent.
    documentTransforms: [expandDocuments(await sharedFragments(root)), addTypenameSelectionDocumentTransform],
    presetConfig: { fragmentMasking: false, persistedDocuments: { hashAlgorithm: "sha256" } },
    config: { useTypeImports: true, enumsAsTypes: true, scalars: SCALARS, inlineFragmentTypes: "mask" },
  };
  const outputs = Object.fromEntries(serviceOutputs(root, target));
  if (await hasDocuments(root)) outputs[join(target, "web/src/gen/")] = web;
  await generate({ silent: true, errorsOnly: true, generates: outputs }, true);
}
