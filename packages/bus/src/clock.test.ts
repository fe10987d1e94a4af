import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./", import.meta.url));
const sources = globSync("**/*.ts", { cwd: folder }).filter((name) => !/\.(test|contract)\.ts$/.test(name));

test("there are sources to read", () => {
  expect(sources).toContain("postgres/postgres-bus.ts");
});

test.each(sources)("%s reads no clock, so that one which is five minutes off changes nothing", (name) => {
  // `new Date(value)` reads no clock, so only the form without an argument is forbidden.
  expect(readFileSync(folder + name, "utf8")).not.toMatch(/Date\.now\(|new Date\(\)/);
});
