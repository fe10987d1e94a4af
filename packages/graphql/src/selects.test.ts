import { buildSchema, graphql, type GraphQLResolveInfo } from "graphql";
import { selects } from "./selects.ts";

const schema = buildSchema(`type Page { Items: [Int!]! Total: Int Next: String } type Query { page: Page }`);

test.each<[string, boolean]>([
  ["{ page { Items Total } }", true],
  ["{ page { Items Next } }", false],
  ["{ page { Items count: Total } }", true],
  ["{ page { Total: Items } }", false],
  ["{ page { ... { Total } } }", true],
  ["{ page { ... on Page { Items } } }", false],
  ["{ page { ...Counted } } fragment Counted on Page { Total }", true],
  ["{ page { Items Total @skip(if: true) } }", false],
  ["{ page { Items Total @skip(if: false) } }", true],
  ["query ($no: Boolean = true) { page { Items Total @skip(if: $no) } }", false],
  ["{ page { Items } page { Total } }", true],
])("%s reads the total: %s", async (source, expected) => {
  const seen: boolean[] = [];
  const page = (_args: object, _context: object, info: GraphQLResolveInfo) => {
    seen.push(selects(info, "Total"));
    return { Items: [] };
  };
  await graphql({ schema, source, rootValue: { page } });
  expect(seen).toEqual([expected]);
});
