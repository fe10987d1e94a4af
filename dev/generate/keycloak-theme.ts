import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Style sheets of the web client that the provider's pages use too, in order. */
const SHEETS = ["ui/theme/tokens.css", "ui/base.css", "features/auth/auth.css"];
const IMPORTS = /^@import .*;\n+/gm;

/** Writes the web client's styles for Keycloak's pages into `target`: colors, type, fields, buttons and the card. */
export function generateKeycloakTheme(root: string, target: string): void {
  const folder = join(target, "deploy/keycloak/theme/callboard/login/resources/css/gen");
  mkdirSync(folder, { recursive: true });
  const parts = SHEETS.map((sheet) => {
    const rules = readFileSync(join(root, "web/src", sheet), "utf8").replace(IMPORTS, "");
    return `/* Generated from web/src/${sheet} by npm run generate. */\n${rules}`;
  });
  writeFileSync(join(folder, "web.css"), parts.join("\n"));
}
