import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runTool } from "#dev/engines/real/provisioning/tools.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { assembleBases, type Bases } from "./base-images.ts";
import { findBuilder, type Builder } from "./builder.ts";
import { IMAGES, MAX_BYTES, type Image } from "./images.ts";

const root = resolve(import.meta.dirname, "../..");

export interface BuildOptions {
  /** `public` or `assembled`. */
  readonly bases: string;
  /** Prefix of each image's name: `callboard`, `registry.example.com/callboard`. */
  readonly registry: string;
  /** Defaults to the version in package.json. */
  readonly tag?: string | undefined;
  /** The images to build; empty means all. */
  readonly names: readonly string[];
  readonly report: (line: string) => void;
}

/** A built image. */
export interface Built {
  readonly name: string;
  readonly tag: string;
  readonly bytes: number;
}

/** The version of images and chart. */
export function productVersion(): string {
  return (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version;
}

/** Builds images of the product and reports their sizes. Throws EngineRefused if one exceeds its limit. */
export async function buildImages(options: BuildOptions): Promise<{ builder: Builder; built: Built[] }> {
  const { report } = options;
  const wanted = chosen(options.names);
  const builder = findBuilder();
  report(builder.way);
  const bases = await basesOf(options.bases, builder, report);
  const revision = (await runTool("git", ["rev-parse", "HEAD"], { cwd: root }).catch(() => "")).trim();
  const version = options.tag ?? productVersion();
  const built: Built[] = [];
  for (const image of wanted) {
    const began = Date.now();
    const tag = `${options.registry}/${image.name}:${version}`;
    await builder.build({
      tag,
      file: join(root, image.file),
      context: root,
      arguments: {
        ...image.arguments,
        VERSION: version,
        REVISION: revision,
        ...(image.name === "web" ? bases?.web : bases?.programs),
      },
      offline: bases !== null,
    });
    const bytes = await builder.size(tag);
    built.push({ name: image.name, tag, bytes });
    report(`  ${tag}  ${(bytes / 1e6).toFixed(0)} MB  ${((Date.now() - began) / 1000).toFixed(0)} s`);
  }
  refuseLarge(built);
  return { builder, built };
}

function chosen(names: readonly string[]): readonly Image[] {
  const unknown = names.filter((name) => !IMAGES.some((image) => image.name === name));
  if (unknown.length > 0)
    throw new EngineRefused(
      `There is no image ${unknown.join(", ")}: ${IMAGES.map(({ name }) => name).join(", ")}.`,
    );
  return names.length === 0 ? IMAGES : IMAGES.filter(({ name }) => names.includes(name));
}

async function basesOf(
  kind: string,
  builder: Builder,
  report: (line: string) => void,
): Promise<{ programs: Bases; web: Bases } | null> {
  if (kind === "public") return null;
  if (kind !== "assembled") throw new EngineRefused(`There are no ${kind} bases: say public or assembled.`);
  report(
    "Bases are assembled of Debian's and npm's packages and of Caddy's Go module: stand-ins for the public ones.",
  );
  return assembleBases(builder);
}

function refuseLarge(built: readonly Built[]): void {
  const large = built.filter(({ name, bytes }) => name !== "operator" && bytes > MAX_BYTES);
  if (large.length > 0)
    throw new EngineRefused(
      `Larger than ${MAX_BYTES / 1e6} MB: ${large.map(({ name, bytes }) => `${name} (${(bytes / 1e6).toFixed(0)} MB)`).join(", ")}.`,
    );
}
