import { readFileSync } from "node:fs";
import { hashesOf, OPERATIONS } from "./operations.ts";

const manifest = JSON.parse(
  readFileSync(new URL("../web/src/gen/persisted-documents.json", import.meta.url), "utf8"),
) as Readonly<Record<string, string>>;

test("every operation that is sent is one of the web client, by its hash", () => {
  const hashes = Object.entries(hashesOf(manifest, OPERATIONS));
  expect(hashes).toHaveLength(OPERATIONS.length);
  for (const [name, hash] of hashes)
    expect(manifest[`sha256:${hash}`]).toMatch(new RegExp(`(query|mutation) ${name}\\b`));
});

test("an operation that the web client no longer has is named", () => {
  expect(() => hashesOf(manifest, ["NeverThere"])).toThrow("The web client has no operation NeverThere.");
});
