#!/usr/bin/env bash
# Two services share an input type (or a field) whose `first` may be left out in both: Int! = 20 in one, Int in the other. The
# graph that @apollo/composition 2.14.4 makes of them requires it. The type becomes the stricter one, "Int!", and the default goes,
# as only one service has it; each step has a hint and neither an error, and the queries that leave it out are refused. By the
# GraphQL specification, 5.4.2.1 and 5.6.4, an argument or a field of an input is required if its type is non-null and it has no
# default: in neither service, then. Where both write the same, the default stays.
# Expected: the queries that each service accepts, or an error when the graph is made. Seen: no error, the queries refused.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log
npm install --no-audit --no-fund graphql@16.15.0 @apollo/composition@2.14.4 @apollo/federation-internals@2.14.4 >> npm.log 2>&1
cat > run.mjs <<'JS'
import { composeServices } from "@apollo/composition";
import { Supergraph } from "@apollo/federation-internals";
import { buildSchema, parse, validate } from "graphql";
const FEDERATION = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@shareable"]) `;
const problems = (schema, query) => validate(schema, parse(query)).length;
function seen(queryOfBoth, projects, casting) {
  const services = Object.entries({ projects, casting });
  const alone = services.map(([, sdl]) => problems(buildSchema(sdl.replace("@shareable", "")), queryOfBoth));
  const made = composeServices(services.map(([name, sdl]) => ({ name, url: `http://${name}`, typeDefs: parse(FEDERATION + sdl) })));
  if (made.errors) return `${alone.join()}: not made`;
  return `${alone.join()}: ${problems(Supergraph.build(made.supergraphSdl).apiSchema().toGraphQLJSSchema(), queryOfBoth)}`;
}
const field = (first) => `type Query { roles(page: Page): Int @shareable } input Page { first: ${first} }`;
const argument = (first) => `type Query { roles(first: ${first}): Int @shareable }`;
const ofField = seen("{ roles(page: {}) }", field("Int! = 20"), field("Int"));
const ofArgument = seen("{ roles }", argument("Int! = 20"), argument("Int"));
const equal = seen("{ roles(page: {}) }", field("Int! = 20"), field("Int! = 20"));
console.log(`@apollo/composition 2.14.4, faults of the query in both services: in the graph; input ${ofField}, argument ${ofArgument}, equal ${equal}`);
process.exit(ofField === "0,0: 1" && ofArgument === "0,0: 1" && equal === "0,0: 0" ? 0 : 1);
JS
node run.mjs
