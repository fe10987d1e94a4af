import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { BackupRefused } from "./refusal.ts";

export const MANIFEST = "manifest.json";
/** Increase when an older product can no longer read what a newer one writes. */
const FORMAT = 1;

const tableSchema = z.object({ rows: z.number().int().min(0), checksum: z.string() });
const partSchema = z.object({ bytes: z.number().int().min(0), sha256: z.string() });

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The moment that the databases represent. */
  madeAt: z.iso.datetime(),
  product: z.object({ version: z.string(), commit: z.string().nullable() }),
  engines: z.enum(["embedded", "real"]),
  /** PostgreSQL's major version; its files can be read only by the same one. */
  postgres: z.string(),
  /** Rows and checksum of each table, by database. */
  databases: z.record(z.string(), z.record(z.string(), tableSchema)),
  /** Number of objects, and one checksum over all their bytes. */
  objects: z.object({ count: z.number().int().min(0), bytes: z.number().int().min(0), sha256: z.string() }),
  /** The other files of the backup. */
  parts: z.record(z.string(), partSchema),
});

/** Contents of a backup, for verifying it. */
export type Manifest = z.output<typeof manifestSchema>;
export type Tables = Manifest["databases"];
export type Part = z.output<typeof partSchema>;

export const newManifest = (facts: Omit<Manifest, "format">): Manifest => ({ format: FORMAT, ...facts });

/** Reads a backup's manifest. Throws BackupRefused if the folder is not a backup, or has another version. */
export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST);
  if (!existsSync(file))
    throw new BackupRefused(`${folder} is no backup: it has no ${MANIFEST}. Name the folder of a backup.`);
  const parsed = manifestSchema.safeParse(json(readFileSync(file, "utf8")));
  if (parsed.success) return parsed.data;
  throw new BackupRefused(
    `${file} cannot be read by this version: it is damaged, or a newer product wrote it. Take another backup or product.`,
  );
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Size and SHA-256 of a file, read as a stream. */
export async function measure(file: string): Promise<Part> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(createReadStream(file), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
    }
  });
  return { bytes, sha256: hash.digest("hex") };
}

/** Size and SHA-256 of every file in a folder except the manifest. */
export async function measureAll(folder: string): Promise<Manifest["parts"]> {
  const parts: Manifest["parts"] = {};
  for (const name of readdirSync(folder).toSorted())
    if (name !== MANIFEST) parts[name] = await measure(join(folder, name));
  return parts;
}

/** Verifies a backup against its manifest. Throws BackupRefused with everything that is missing or changed. */
export async function refuseChanged(folder: string, { parts }: Manifest): Promise<void> {
  const problems: string[] = [];
  for (const [name, { sha256 }] of Object.entries(parts)) {
    const file = join(folder, name);
    if (!existsSync(file)) problems.push(`${name} is missing`);
    else if ((await measure(file)).sha256 !== sha256) problems.push(`${name} has other content`);
  }
  if (problems.length === 0) return;
  throw new BackupRefused(
    `The backup ${folder} is not as it was made: ${problems.join(", ")}. Nothing was restored; take another one.`,
  );
}

/** Tables that differ, with the reason, by `database table`. */
export function differences(wanted: Tables, found: Tables): Map<string, string> {
  const [before, after] = [flat(wanted), flat(found)];
  const differing = new Map<string, string>();
  for (const [name, table] of before) {
    const other = after.get(name);
    if (!other) differing.set(name, "is missing");
    else if (other.rows !== table.rows)
      differing.set(name, `has ${other.rows} rows instead of ${table.rows}`);
    else if (other.checksum !== table.checksum) differing.set(name, "has other content");
  }
  for (const name of after.keys()) if (!before.has(name)) differing.set(name, "was not there");
  return differing;
}

const flat = (tables: Tables): Map<string, z.output<typeof tableSchema>> =>
  new Map(
    Object.entries(tables).flatMap(([database, named]) =>
      Object.entries(named).map(([name, table]) => [`${database} ${name}`, table] as const),
    ),
  );
