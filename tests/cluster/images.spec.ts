import { kubectl } from "#dev/cluster/accounts.ts";
import { RELEASE } from "#dev/cluster/install.ts";
import type { Programs } from "#dev/cluster/layout.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { SERVICES } from "#dev/topology.ts";

/** Counts the modules readable by this user for this version of Node; zero if it can read none. */
const COUNT = `
const { getCompileCacheDir } = require("node:module");
const { readFileSync, readdirSync } = require("node:fs");
const folder = getCompileCacheDir();
const files = folder ? readdirSync(folder) : [];
console.log(files.filter((name) => readFileSync(folder + "/" + name).length > 0).length);
`;
/** Less than in any image: the libraries alone have more than a thousand modules. */
const MANY = 1_000;
let programs: Programs;

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
});

test.each([...SERVICES.map(({ name }) => name), "gateway"])(
  "%s finds what its modules compile to in its image",
  (name) => {
    const command = [`deployment/${RELEASE}-${name}`, "--", "/nodejs/bin/node", "-e", COUNT];
    expect(Number(kubectl(programs, "exec", ...command))).toBeGreaterThan(MANY);
  },
);
