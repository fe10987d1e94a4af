import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("./", import.meta.url);
const sources = readdirSync(folder).filter(
  (name) => name.endsWith(".ts") && !/\.(test|contract)\.ts$/.test(name),
);

test.each(sources)("%s reads no clock, so that one which is five minutes off changes nothing", (name) => {
  // A date that was read from elsewhere has something between its brackets.
  expect(readFileSync(new URL(name, folder), "utf8")).not.toMatch(/Date\.now\(|new Date\(\)/);
});
