import type { Plugin } from "vite";

const IMPORT = /^import \{ graphql \} from "#gen\/gql\.ts";$/m;
const CALL = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`\s*,?\s*\)/g;

type Documents = Readonly<Record<string, unknown>>;

/** The name that code generation gives a document. */
function nameOf(kind: string, name: string): string {
  return kind === "fragment" ? `${name}FragmentDoc` : `${name}Document`;
}

/**
 * Replaces each `graphql` call by the generated document. Throws for a document that was not generated and for a call
 * that is written in another form.
 */
export function withDocuments(code: string, documents: Documents): string {
  const placed = code.replace(IMPORT, "").replace(CALL, (_call, kind: string, name: string) => {
    const document = documents[nameOf(kind, name)];
    if (document === undefined) throw new Error(`The ${kind} ${name} is not generated: npm run generate`);
    return JSON.stringify(document);
  });
  if (placed.includes("graphql("))
    throw new Error("graphql() takes one document, written out between backticks.");
  return placed;
}

/**
 * Bundles each document with the code that uses it. The generated map holds all of them, so that the first page would
 * fetch and parse those of every other page.
 */
export function inlineDocuments(): Plugin {
  let documents: Documents = {};
  return {
    name: "callboard:inline-documents",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      documents = (await import("./src/gen/graphql.ts")) as Documents;
    },
    transform: {
      filter: { id: /\/web\/src\/(?!gen\/).+\.tsx?$/, code: "graphql(" },
      handler: (code) => ({ code: withDocuments(code, documents), map: null }),
    },
  };
}
