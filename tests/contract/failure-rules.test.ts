import { globSync, readFileSync } from "node:fs";
import { FAILURE_RULES, SIGN_IN_RULES } from "@callboard/catalog/failure-rules.ts";

const root = new URL("../../", import.meta.url).pathname;
const SERVERS = [
  "{services,gateway}/**/src/**/*.ts",
  "packages/{graphql,grpc,kit,mail,runtime}/src/**/*.ts",
  "packages/catalog/src/files/*.ts",
  "dev/engines/identity-provider/**/*.ts",
];

/** All code that responds to clients, without tests and generated code. */
function serverSources(): string {
  return SERVERS.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.(test|contract)\.ts$|\/gen\/|node_modules/.test(file))
    .map((file) => readFileSync(`${root}${file}`, "utf8"))
    .join("\n");
}

const sources = serverSources();

test.each([...FAILURE_RULES, ...SIGN_IN_RULES])("a server returns the rule %s", (rule) => {
  expect(sources).toContain(`"${rule}"`);
});

test("no rule is listed twice", () => {
  const rules = [...FAILURE_RULES, ...SIGN_IN_RULES];
  expect(new Set(rules).size).toBe(rules.length);
});
