import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import getPort from "get-port";
import { waitFor } from "@callboard/testkit/wait-for.ts";

const root = resolve(import.meta.dirname, "../../..");
const READY_WITHIN_MS = 170_000;
const RESTARTED_WITHIN_MS = 60_000;
let folder: string;
let started: ChildProcess;
let said = "";
let url: string;

const says = (words: RegExp, within: number): Promise<true> =>
  waitFor(String(words), () => words.test(said), within, 100);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "callboard-watch-"));
  const port = await getPort();
  url = `http://localhost:${port}`;
  // The server of the client cannot be loaded into a test, whose objects are of another realm.
  started = spawn(process.execPath, ["dev/start.ts", "--watch", "--empty"], {
    cwd: root,
    env: { PATH: process.env["PATH"] ?? "", PORT: String(port), CALLBOARD_DATA: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.stdout?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await says(/Ready/, READY_WITHIN_MS);
}, READY_WITHIN_MS);
afterAll(async () => {
  const gone = new Promise((done) => started.once("exit", done));
  if (started.kill("SIGINT")) await gone;
  rmSync(folder, { recursive: true, force: true });
});

test("a service whose file changes is restarted, alone", async () => {
  const now = new Date();
  utimesSync(join(root, "services/billing/src/config.ts"), now, now);
  await says(/billing again, after/, RESTARTED_WITHIN_MS);
  expect(said.match(/\w+ again/g)).toEqual(["billing again"]);
});

test("pages come from their sources, beside the graph", async () => {
  const page = await fetch(`${url}/login`, { headers: { accept: "text/html" } });
  expect(await page.text()).toContain("/@vite/client");
  const module = await fetch(`${url}/src/main.tsx`);
  expect(module.headers.get("content-type")).toContain("javascript");
  for (const file of ["package.json", "docs/security.md", ".env.example"])
    expect((await fetch(`${url}/@fs${root}/${file}?raw`)).status).toBe(403);
  const graph = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ __typename }" }),
  });
  expect(graph.status).toBe(200);
});
