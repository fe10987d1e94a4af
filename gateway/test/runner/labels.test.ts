import fc from "fast-check";
import { Kind, parse, print, validate, visit, type FieldNode } from "graphql";
import { playedExecutors, requestOf, type PlayedExecutors } from "./played-executors.ts";
import { operations } from "./random-operation.ts";

const RUNS = 40;
/** Names of keys, of what Apollo adds, and of what every object has. */
const AWKWARD = ["PK", "SK", "Data", "__typename", "_entities", "constructor", "_label_PK"];

let executors: PlayedExecutors;
beforeAll(async () => {
  executors = await playedExecutors();
});
afterAll(() => executors.stop());

const responseName = ({ alias, name }: FieldNode): string => alias?.value ?? name.value;

/** The response names of an operation, and the awkward ones. */
function namesOf(source: string): string[] {
  const names = new Set(AWKWARD);
  visit(parse(source), { Field: (node) => void names.add(responseName(node)) });
  return [...names];
}

/** The same operation with each response name replaced. */
function labelled(source: string, labels: ReadonlyMap<string, string>): string {
  return print(
    visit(parse(source), {
      Field: {
        leave: (node): FieldNode => {
          const value = labels.get(responseName(node)) as string;
          return { ...node, alias: { kind: Kind.NAME, value } };
        },
      },
    }),
  );
}

/** A value with every name replaced. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [names.get(name), renamed(one, names)]),
  );
}

/** The fields that each subgraph was asked for, by their path, and about which records. */
function asked(): string[] {
  return executors.requests
    .map(({ subgraph, query, variables }) => {
      const path: string[] = [];
      const fields = new Set<string>();
      visit(parse(query), {
        Field: {
          enter({ name, selectionSet }) {
            path.push(name.value);
            // A type's name is no data, and what is asked for it alone is neither.
            if (!selectionSet && name.value !== "__typename") fields.add(path.join("."));
          },
          leave: () => void path.pop(),
        },
      });
      return JSON.stringify({ subgraph, variables, fields: [...fields].toSorted() });
    })
    .toSorted();
}

async function answered(source: string, how: "byGateway" | "byCompiledPlan") {
  executors.play({ seed: "labels", nulls: 0.1, errors: 0, missing: 0.1 });
  const request = requestOf(source, executors.schema);
  // A label that every object has as a name is left to the gateway's own executor.
  const { data, errors = [] } = await (executors[how](request) ?? executors.byGateway(request));
  return { data: JSON.parse(JSON.stringify(data)) as unknown, errors, asked: asked() };
}

test.each(["byGateway", "byCompiledPlan"] as const)(
  "labels of any operation change neither what is requested nor from which service, %s",
  async (how) => {
    await fc.assert(
      fc.asyncProperty(operations(executors.schema), fc.infiniteStream(fc.nat()), async (source, random) => {
        fc.pre(validate(executors.schema, parse(source)).length === 0);
        const names = namesOf(source);
        const shuffled = names
          .map((name) => ({ name, at: random.next().value as number }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ name }) => name);
        const labels = new Map(names.map((name, place) => [name, shuffled[place] as string]));
        const other = labelled(source, labels);
        // The plan becomes known by the gateway's own executor.
        for (const text of [source, other]) await answered(text, "byGateway");
        const plain = await answered(source, how);
        const result = await answered(other, how);
        expect(result.data).toEqual(renamed(plain.data, labels));
        expect(result.asked).toEqual(plain.asked);
        const paths = plain.errors.map(({ path }) =>
          path?.map((step) => (typeof step === "string" ? labels.get(step) : step)),
        );
        expect(result.errors.map(({ path }) => path)).toEqual(paths);
      }),
      { numRuns: RUNS },
    );
  },
  300_000,
);

test("no field of the graph begins as the gateway's own labels do", () => {
  const types = Object.values(executors.schema.getTypeMap());
  const names = types.flatMap((type) => ("getFields" in type ? Object.keys(type.getFields()) : []));
  expect(names.filter((name) => name.startsWith("_label_"))).toEqual([]);
});
