import { glob, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { busPlan } from "#dev/bus-plan.ts";
import { SERVICES } from "#dev/topology.ts";

const root = resolve(import.meta.dirname, "../..");

test("the topology names the services that there are, with the environment that each of them reads", async () => {
  const folders: string[] = [];
  for await (const file of glob("services/*/src/main.ts", { cwd: root }))
    folders.push(file.split("/")[1] ?? "");
  expect(folders.sort()).toEqual(SERVICES.map(({ name }) => name).toSorted());
  for (const { name, calls } of SERVICES) {
    const config = await readFile(join(root, "services", name, "src/config.ts"), "utf8");
    const read = [...config.matchAll(/(\w+)_GRPC:/g)].map(([, callee]) => callee?.toLowerCase());
    expect([name, read.toSorted()]).toEqual([name, [...calls].toSorted()]);
  }
});

test("the topology names the effects of each service, whose consumers the bus lets it have", async () => {
  for (const { name, effects } of SERVICES) {
    const list = join(root, "services", name, "src/adapters/events/handlers.ts");
    const source = await readFile(list, "utf8").catch(() => "");
    const named = [...source.matchAll(/\{ name: "([a-z-]+)"/g)].map(([, effect]) => effect);
    expect([name, named]).toEqual([name, [...effects]]);
  }
});

test("an operator declares a stream for each service and a consumer for each effect, with what it reads", async () => {
  const { services, consumers } = await busPlan();
  expect(services).toEqual(SERVICES.map(({ name }) => name));
  expect(consumers.map(({ name }) => name)).toEqual(
    SERVICES.flatMap(({ name, effects }) => effects.map((effect) => `${name}-${effect}`)),
  );
  for (const { subjects } of consumers) expect(subjects).not.toEqual([]);
});
