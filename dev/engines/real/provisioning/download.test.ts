import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { download } from "./download.ts";

const CONTENT = Buffer.from("an engine, in very many bytes. ".repeat(4_000));
const SHA256 = createHash("sha256").update(CONTENT).digest("hex");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-download-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs with a registry that responds as `answer` says; returns the requested ranges. */
async function withRegistry(
  answer: (from: number, response: ServerResponse, count: number) => void,
  use: (url: string) => Promise<void>,
): Promise<(string | undefined)[]> {
  const ranges: (string | undefined)[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    ranges.push(request.headers.range);
    answer(Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0), response, ranges.length);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/engine.zip`);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  return ranges;
}

const withRanges = (from: number, response: ServerResponse): void => {
  if (from >= CONTENT.length) response.writeHead(416).end();
  else response.writeHead(from > 0 ? 206 : 200).end(CONTENT.subarray(from));
};
const withoutRanges = (_from: number, response: ServerResponse): void => {
  response.writeHead(200).end(CONTENT);
};

test.each([
  { have: 0, registry: "continues", answer: withRanges, range: undefined },
  { have: 1_000, registry: "continues", answer: withRanges, range: "bytes=1000-" },
  { have: CONTENT.length, registry: "continues", answer: withRanges, range: `bytes=${CONTENT.length}-` },
  { have: 1_000, registry: "cannot continue", answer: withoutRanges, range: "bytes=1000-" },
])(
  "with $have bytes there and a registry that $registry the file is whole",
  async ({ have, answer, range }) => {
    const file = join(folder, "engine.zip");
    if (have > 0) writeFileSync(`${file}.part`, CONTENT.subarray(0, have));
    const ranges = await withRegistry(answer, (url) => download(url, file, SHA256));
    expect(readFileSync(file).equals(CONTENT)).toBe(true);
    expect(ranges).toEqual([range]);
    expect(existsSync(`${file}.part`)).toBe(false);
  },
);

test("a connection that breaks in the middle is continued", async () => {
  const file = join(folder, "engine.zip");
  const ranges = await withRegistry(
    (from, response, count) => {
      if (count > 1) return withRanges(from, response);
      response.writeHead(200, { "content-length": CONTENT.length });
      response.write(CONTENT.subarray(0, 50_000), () => response.destroy());
    },
    (url) => download(url, file, SHA256),
  );
  expect(readFileSync(file).equals(CONTENT)).toBe(true);
  expect(ranges).toHaveLength(2);
});

test("a file with another checksum is refused and not kept", async () => {
  const file = join(folder, "engine.zip");
  await withRegistry(withRanges, async (url) => {
    await expect(download(url, file, "0".repeat(64))).rejects.toThrow(/is not the file that was pinned/);
  });
  expect(existsSync(file)).toBe(false);
  expect(existsSync(`${file}.part`)).toBe(false);
});

test("half a file with another beginning is refused, and the next run starts over", async () => {
  const file = join(folder, "engine.zip");
  writeFileSync(`${file}.part`, "something else");
  await withRegistry(withRanges, async (url) => {
    await expect(download(url, file, SHA256)).rejects.toThrow(/was removed; run the command again/);
    await download(url, file, SHA256);
  });
  expect(readFileSync(file).equals(CONTENT)).toBe(true);
});

test("a registry that lacks the archive is named, and is tried once", async () => {
  const ranges = await withRegistry(
    (_from, response) => response.writeHead(404).end(),
    (url) =>
      expect(download(url, join(folder, "engine.zip"), SHA256)).rejects.toThrow(/engine\.zip answered 404/),
  );
  expect(ranges).toHaveLength(1);
});

test("a registry that cannot be reached is named", async () => {
  const url = "http://127.0.0.1:1/engine.zip";
  await expect(download(url, join(folder, "engine.zip"), SHA256)).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\/engine\.zip could not be fetched/,
  );
});
