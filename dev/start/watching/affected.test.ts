import { affectedBy } from "./affected.ts";

const ALL = ["identity", "talent", "projects", "casting", "messaging", "billing", "media", "gateway"];

test.each([
  ["services/casting/src/domain/status.ts", ["casting"]],
  ["services/casting/migrations/0090_next.sql", ["casting"]],
  ["services/casting/schema.graphql", ["casting"]],
  ["services/casting/src/domain/status.test.ts", []],
  ["services/casting/test/submit.ts", []],
  ["gateway/src/start.ts", ["gateway"]],
  ["gateway/supergraph.graphql", ["gateway"]],
  ["packages/kit/src/result.ts", ALL],
  ["packages/kit/src/result.test.ts", []],
  ["web/src/main.tsx", []],
  ["services/casting/src/.status.ts.swp", []],
])("a change of %s restarts %j", (path, expected) => {
  expect([...affectedBy(path)].toSorted()).toEqual(expected.toSorted());
});
