import { existsSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { processesOf } from "../support/processes.ts";
import { ENDED_WITHIN_MS, launchProduct, STARTED_WITHIN_MS } from "../support/product.ts";

/** More than the sum of all timeouts in a test. */
const TEST_MS = 1_200_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A start that must fail: its exit code and last line of output. */
async function refusedStart(
  place: { port: number; dataFolder: string },
  flags: readonly string[] = ["--no-web"],
) {
  const start = launchProduct(place, flags);
  await waitFor("the refusal", start.ended, STARTED_WITHIN_MS);
  return { code: start.child.exitCode, lastLine: start.output().trim().split("\n").at(-1) };
}

test("a port in use is said in a sentence", async () => {
  const server = createServer().listen(0);
  await waitFor("the server", () => server.listening);
  const { port } = server.address() as AddressInfo;
  const dataFolder = join(folder, "port");
  expect(await refusedStart({ port, dataFolder })).toEqual({
    code: 1,
    lastLine: `Port ${port} is in use: stop what listens there, or set PORT to another one.`,
  });
  expect(existsSync(dataFolder)).toBe(false);
  server.close();
});

// Root can write to read-only folders, but cannot create a folder below a file.
test("a data folder that cannot be written is said in a sentence", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const dataFolder = join(file, "data");
  const { code, lastLine } = await refusedStart({ port: await getPort(), dataFolder });
  expect(code).toBe(1);
  expect(lastLine).toMatch(
    `The data folder ${dataFolder} cannot be written: give yourself the right, or set CALLBOARD_DATA`,
  );
});

// The first moment is while the database's files are created, the second when only the database is running.
test.each([["postgres/password"], ["postgres/data/postmaster.pid"]])(
  "a start that is killed when %s is there leaves nothing that hinders the next one",
  async (moment) => {
    const place = { port: await getPort(), dataFolder: join(folder, moment.replaceAll("/", "-")) };
    const start = launchProduct(place, ["--no-web"]);
    await waitFor(moment, () => existsSync(join(place.dataFolder, moment)), STARTED_WITHIN_MS);
    start.child.kill("SIGKILL");
    await waitFor("its end", start.ended);
    const next = launchProduct(place, ["--no-web"]);
    await waitFor(
      "the next start",
      () => next.output().includes("Ready: ") || next.ended(),
      STARTED_WITHIN_MS,
    );
    expect(next.output()).toContain("Ready: ");
    next.child.kill("SIGINT");
    await waitFor("its end", next.ended, ENDED_WITHIN_MS);
    expect(next.child.exitCode).toBe(0);
    await waitFor("the end of what was killed", () => processesOf(place.dataFolder).length === 0);
  },
  TEST_MS,
);

// Before anything exists, and while the demo market is being written.
test.each([["Services"], ["Demo sign-ins"]])(
  "Ctrl-C at %j ends the start with code 0 and leaves no process",
  async (step) => {
    const place = { port: await getPort(), dataFolder: join(folder, step.replaceAll(" ", "-")) };
    const start = launchProduct(place, ["--no-web"]);
    await waitFor(step, () => start.output().includes(` s  ${step}`), STARTED_WITHIN_MS);
    start.child.kill("SIGINT");
    await waitFor("its end", start.ended, ENDED_WITHIN_MS);
    expect(start.child.exitCode).toBe(0);
    expect(processesOf(place.dataFolder)).toEqual([]);
  },
  TEST_MS,
);
