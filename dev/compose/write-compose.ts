import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { composeFile } from "./compose-file.ts";

const HEAD = `# Callboard on one server: docs/operations.md, "One server". Made by npm run manifests from the chart; \`.env\` says the rest.
`;

/** Writes compose.yaml below `target`. */
export async function writeCompose(target: string): Promise<void> {
  const text = stringify(await composeFile(), {
    lineWidth: 0,
    aliasDuplicateObjects: false,
    // Quotes what the readers of an older YAML take for something else: no, off, 0:0, 80:80.
    version: "1.1",
  });
  writeFileSync(join(target, "compose.yaml"), HEAD + text);
}
