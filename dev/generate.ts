/** `npm run generate`: writes everything generated from schemas and protos to its committed location. */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { readCommand } from "#dev/command-line/read-command.ts";
import { generateBookingStatusEnum } from "#dev/generate/booking-status-enum.ts";
import { composeSupergraph } from "#dev/generate/supergraph.ts";
import { generateChartTopology } from "#dev/generate/chart-topology.ts";
import { generateChartValues } from "#dev/generate/chart-values.ts";
import { generateDeclaredFields } from "#dev/generate/declared-fields.ts";
import { generateDiagrams } from "#dev/generate/diagrams.ts";
import { generateErrorsPage } from "#dev/generate/errors-page.ts";
import { generateGraphqlTypes } from "#dev/generate/graphql-types.ts";
import { generateKeycloakTheme } from "#dev/generate/keycloak-theme.ts";
import { generateLanguages } from "#dev/generate/languages.ts";
import { generateMigrationSums } from "#dev/generate/migration-sums.ts";
import { generateNoticeWords } from "#dev/generate/notice-words.ts";
import { generateObjectiveRules } from "#dev/generate/objective-rules.ts";
import { generateSettingsPage } from "#dev/generate/settings-page.ts";
import { generateTermWords } from "#dev/generate/term-words.ts";

const root = resolve(import.meta.dirname, "..");

/**
 * Generates into `target`, a folder with the repository's layout (the repository itself, or an empty folder for the
 * freshness test). Throws the tool's output if something fails.
 */
export async function generate(target: string): Promise<void> {
  const buf = spawnSync(join(root, "node_modules/.bin/buf"), ["generate", "--output", target], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}` },
  });
  if (buf.status !== 0) throw new Error(`buf generate: ${buf.stderr}`);
  generateBookingStatusEnum(root, target);
  generateDeclaredFields(root, target);
  await composeSupergraph(root, target);
  await generateGraphqlTypes(root, target);
  generateKeycloakTheme(root, target);
  generateLanguages(root, target);
  generateNoticeWords(target);
  generateTermWords(target);
  generateErrorsPage(target);
  await generateDiagrams(target);
  await generateSettingsPage(root, target);
  await generateChartTopology(target);
  generateChartValues(target);
  generateObjectiveRules(target);
  generateMigrationSums(root, target);
}

if (process.argv[1] === import.meta.filename) {
  readCommand("generate");
  await generate(root);
}
