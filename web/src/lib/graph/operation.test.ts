import { parse } from "graphql";
import type { DocumentNode } from "graphql";
import * as generatedDocuments from "#gen/graphql.ts";
import { hashOf, isSentAsWritten } from "./operation.ts";

function generated(text: string, meta?: unknown): DocumentNode {
  return Object.assign(parse(text), { __meta__: meta });
}

test.each([
  [{ hash: "sha256:abc" }, "abc"],
  [{ hash: "abc" }, "abc"],
  [{}, null],
  [undefined, null],
])("the hash of %j is %j", (meta, expected) => {
  expect(hashOf(generated("{ me { PK } }", meta))).toBe(expected);
});

test.each([
  ["{ me { __typename PK } }", true],
  ["{ __typename me { __typename PK } }", true],
  ["{ __typename me { PK } }", false],
  ["{ me { PK __typename } }", false],
  ["{ me { PK } }", false],
  ["{ me }", false],
])("%s goes as it is written: %p", (text, expected) => {
  expect(isSentAsWritten(generated(text))).toBe(expected);
});

test("every generated operation goes by its hash", () => {
  const documents = Object.entries(generatedDocuments).filter(([name]) => name.endsWith("Document"));
  const operations = documents.map(([, document]) => document as DocumentNode);
  const byText = operations.filter((document) => hashOf(document) === null || !isSentAsWritten(document));
  expect(operations.length).toBeGreaterThan(20);
  expect(byText).toEqual([]);
});
