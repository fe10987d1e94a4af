/**
 * Puts a bounded load on the product in the local cluster from inside its network: reads LoadOptions as JSON from its
 * first argument, sends requests until SIGTERM or the limit, and prints the outcome of every request as JSON.
 */
import { Agent, request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import type { LoadOptions, LoadResult } from "./load.ts";

const options = JSON.parse(process.argv[2] ?? "{}") as LoadOptions;
const { origin, maxSeconds, perSecond, requests } = options;
const RESPONSE_TIMEOUT_MS = 10_000;
const MAX_SOCKETS = 16;
const agents = [
  new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
  new Agent({ keepAlive: false, maxSockets: MAX_SOCKETS }),
];
const result: { ok: number; failed: LoadResult["failed"][number][]; worstMs: number; lastMs: number } = {
  ok: 0,
  failed: [],
  worstMs: 0,
  lastMs: 0,
};
const began = Date.now();

/** Sends one request; resolves with the reason of a failure, or null. */
function send({ path, body, token }: LoadOptions["requests"][number], agent: Agent): Promise<string | null> {
  return new Promise((done) => {
    const headers = {
      accept: "text/html,application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const method = body === undefined ? "GET" : "POST";
    const sent = request(
      new URL(path, origin),
      { method, agent, headers, timeout: RESPONSE_TIMEOUT_MS },
      (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on("error", (error) => done(error.message));
        response.on("end", () => {
          const isWhole = response.statusCode === 200 && !text.includes('"errors":');
          done(isWhole ? null : `${response.statusCode} ${text.slice(0, 200)}`);
        });
      },
    );
    sent.on("error", (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    sent.on("timeout", () => sent.destroy(new Error("no response within ten seconds")));
    sent.end(body);
  });
}

async function one(index: number): Promise<void> {
  const at = Date.now();
  const wanted = requests[index % requests.length];
  // Each request of the list alternates between both kinds of connection.
  const agent = agents[Math.floor(index / requests.length) % agents.length];
  if (!wanted || !agent) return;
  const why = await send(wanted, agent);
  result.worstMs = Math.max(result.worstMs, Date.now() - at);
  if (why === null) result.ok += 1;
  else result.failed.push({ afterMs: at - began, path: wanted.path, isKept: agent === agents[0], why });
}

let isOver = false;
process.once("SIGTERM", () => {
  isOver = true;
});
const open: Promise<void>[] = [];
for (let index = 0; index < maxSeconds * perSecond && !isOver; index += 1) {
  open.push(one(index));
  result.lastMs = Date.now() - began;
  await sleep(Math.max(0, began + ((index + 1) * 1_000) / perSecond - Date.now()));
}
await Promise.all(open);
process.stdout.write(JSON.stringify(result));
process.exit();
