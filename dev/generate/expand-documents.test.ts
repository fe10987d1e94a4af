import { buildSchema, Kind, parse, print, type FragmentDefinitionNode } from "graphql";
import { expanded } from "./expand-documents.ts";

const SCHEMA = buildSchema(`
  type Query { film: Film, ticket: Ticket, count: Int }
  type Film { PK: ID!, SK: ID!, Data: FilmData! }
  type FilmData { Title: String, Year: Int, Poster: Film }
  type Ticket { PK: ID!, Url: String }
`);

const SHARED = `
  fragment Title on Film { Data { Title } }
  fragment TitleAndPoster on Film { ...Title @unmask Data { Poster { ...Title @unmask } } }
`;

const FRAGMENTS = new Map(
  parse(SHARED)
    .definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => [node.name.value, node]),
);

function oneLine(text: string): string {
  return print(parse(text)).replace(/\s+/g, " ");
}

test.each([
  ["a record gets its key", "{ film { Data { Year } } }", "{ film { PK SK Data { Year } } }"],
  ["a key that is selected is not repeated", "{ film { SK PK } }", "{ film { PK SK } }"],
  ["a type without the second part gets the first", "{ ticket { Url } }", "{ ticket { PK Url } }"],
  ["what has no key gets none", "{ count }", "{ count }"],
  [
    "a shared fragment is written out beside what is selected there",
    "{ film { ...Title @unmask Data { Year } } }",
    "{ film { PK SK Data { Title Year } } }",
  ],
  [
    "a shared fragment may use others",
    "{ film { ...TitleAndPoster @unmask } }",
    "{ film { PK SK Data { Title Poster { PK SK Data { Title } } } } }",
  ],
  [
    "an alias keeps its own selection",
    "{ old: film { Data { Year } } film { ...Title @unmask } }",
    "{ old: film { PK SK Data { Year } } film { PK SK Data { Title } } }",
  ],
  [
    "the fragment of a component stays a fragment, with the key of its record",
    "fragment Card on Film { Data { Year } } query Films { film { ...Card } }",
    "fragment Card on Film { PK SK Data { Year } } query Films { film { PK SK ...Card } }",
  ],
])("%s", (_rule, written, sent) => {
  expect(print(expanded(parse(written), SCHEMA, FRAGMENTS)).replace(/\s+/g, " ")).toBe(oneLine(sent));
});

test("a shared fragment that does not exist fails by its name", () => {
  expect(() => expanded(parse("{ film { ...Actors @unmask } }"), SCHEMA, FRAGMENTS)).toThrow("Actors");
});
