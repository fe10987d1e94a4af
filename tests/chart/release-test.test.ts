import { readFileSync } from "node:fs";
import { FIRST_PAGE, persistedBody } from "../../deploy/operator/performer.ts";

const file = new URL("../../web/src/gen/persisted-documents.json", import.meta.url);
const operations = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;

test.each([...FIRST_PAGE, "CompleteRegistration"])(
  "the test of a release sends %s as the web client does",
  (name) => {
    const { extensions } = JSON.parse(persistedBody(name)) as {
      extensions: { persistedQuery: { sha256Hash: string } };
    };
    const sent = operations[`sha256:${extensions.persistedQuery.sha256Hash}`];
    expect(sent).toMatch(new RegExp(`^(query|mutation) ${name}\\b`));
  },
);
