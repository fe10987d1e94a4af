import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeServices } from "@apollo/composition";
import { parse } from "graphql";
import { SERVICES } from "#dev/topology.ts";

/** Composes the seven schemas into gateway/supergraph.graphql. Throws with every composition error. */
export async function composeSupergraph(root: string, target: string): Promise<void> {
  const definitions = await Promise.all(
    SERVICES.map(async ({ name }) => ({
      name,
      url: `http://${name}`,
      typeDefs: parse(await readFile(join(root, "services", name, "schema.graphql"), "utf8")),
    })),
  );
  const composed = composeServices(definitions);
  if (composed.errors) throw new Error(composed.errors.map((error) => error.message).join("\n"));
  await mkdir(join(target, "gateway"), { recursive: true });
  await writeFile(join(target, "gateway/supergraph.graphql"), composed.supergraphSdl);
}
