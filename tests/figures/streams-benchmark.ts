/**
 * Measures how long a change takes to reach open streams: `npm run benchmark streams [streams] [rounds]`, by default
 * as many of the demo producer's as a member may have, in turn with a single one. A submission is timed from before
 * it is sent until the last stream has received it. Results are meaningful only on an otherwise idle machine.
 */
import { cpus, loadavg } from "node:os";
import { STREAM_LIMITS } from "@callboard/messaging/adapters/live/stream-set.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import type { Databases } from "../support/databases.ts";
import {
  forgetQuota,
  openPositions,
  openProductDatabases,
  openStream,
  ownId,
  signInDemo,
  submit,
  type OpenStream,
} from "../support/demo.ts";
import { memoryOf, processesOf } from "../support/processes.ts";
import { startProduct, type Product } from "../support/product.ts";

const STREAMS = Number(process.argv[2] ?? STREAM_LIMITS.perMember);
const ROUNDS = Number(process.argv[3] ?? 15);
const MEGABYTE = 1024 ** 2;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function openStreams(product: Product, token: string, count: number): Promise<readonly OpenStream[]> {
  const streams: OpenStream[] = [];
  for (let opened = 0; opened < count; opened += 1) streams.push(await openStream(product, token));
  return streams;
}

/** Milliseconds from a submission until the last stream has received it. */
async function untilReceived(streams: readonly OpenStream[], send: () => Promise<string>): Promise<number> {
  const began = performance.now();
  const positionId = await send();
  const has = ({ events }: OpenStream): boolean =>
    events.some(({ data }) => data["positionId"]?.includes(positionId));
  await waitFor("every stream", () => streams.every(has), undefined, 1);
  return performance.now() - began;
}

async function measure(product: Product, databases: Databases): Promise<void> {
  const talent = await signInDemo(product, DEMO_ADDRESSES.talent);
  const producer = await signInDemo(product, DEMO_ADDRESSES.producer);
  const [{ company } = { company: "" }] = await databases.query<{ company: string }>(
    "identity",
    "select company_id as company from account where email = $1",
    [DEMO_ADDRESSES.producer],
  );
  const open = [...(await openPositions(databases, await ownId(product, talent), company))];
  const rounds = Math.min(ROUNDS, Math.floor(open.length / 2));
  const send = async (): Promise<string> => {
    await forgetQuota(databases);
    const position = open.pop();
    if (!position) throw new Error("No position is open.");
    const { errors } = await submit(product, talent, position);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return position.positionId;
  };
  const before = memoryOf(processesOf(product.dataFolder));
  const many = await openStreams(product, producer, STREAMS);
  const each = (memoryOf(processesOf(product.dataFolder)) - before) / STREAMS / MEGABYTE;
  const times: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push([await untilReceived(many, send), await untilReceived(many.slice(0, 1), send)]);
  many.forEach((stream) => stream.close());
  const ratio = middle(times.map(([all, one]) => all / one));
  print("| streams | until the last has it, middle | × the first stream alone | memory of a stream |");
  print("|---|---|---|---|");
  print(
    `| ${STREAMS} | ${middle(times.map(([all]) => all)).toFixed(1)} ms | ${ratio.toFixed(2)} | ${each.toFixed(2)} MB |`,
  );
  print(`\n${rounds} rounds`);
}

print(`${cpus().length} × ${cpus()[0]?.model.trim()}, load before ${loadavg()[0]?.toFixed(1)}\n`);
const product = await startProduct(["--no-web"]);
const databases = openProductDatabases(product);
try {
  await measure(product, databases);
} finally {
  await databases.close();
  await product.close();
}
print(`\nload after ${loadavg()[0]?.toFixed(1)}`);
