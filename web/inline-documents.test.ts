import { withDocuments } from "./inline-documents.ts";

const documents = {
  ViewerDocument: { kind: "Document", definitions: [] },
  Card_UserFragmentDoc: { kind: "Document", definitions: [1] },
};

test("each call becomes the document that it names, and the map of all of them is not imported", () => {
  const code = [
    'import { graphql } from "#gen/gql.ts";',
    "export const Viewer = graphql(`\n  query Viewer($id: ID) {\n    me { PK }\n  }\n`);",
    "export const Card = graphql(`\n  fragment Card_User on User { PK }\n`);",
  ].join("\n");
  expect(withDocuments(code, documents).trim().split("\n")).toEqual([
    'export const Viewer = {"kind":"Document","definitions":[]};',
    'export const Card = {"kind":"Document","definitions":[1]};',
  ]);
});

test.each([
  ["graphql(`query Unknown { me { PK } }`)", "The query Unknown is not generated"],
  ["graphql(source)", "between backticks"],
])("%s is refused", (code, message) => {
  expect(() => withDocuments(code, documents)).toThrow(message);
});
