import { join } from "node:path";
import { fromGo } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce } from "#dev/engines/real/provisioning/cache.ts";
import type { GoArtefact } from "#dev/engines/real/provisioning/versions.ts";

/** The origin's server, in the version that `images/web.Dockerfile` takes from the public image. */
const CADDY: GoArtefact = {
  from: "go",
  module: "github.com/caddyserver/caddy/v2",
  version: "v2.11.9",
  sum: "h1:bhZtcRKQOq0fuLvEgCdPYvUxXyGn9kzjG4lh2332DTE=",
  program: "caddy",
  folder: "/cmd/caddy",
};

/** Builds Caddy once; returns the program's path. */
export async function prepareCaddy(cache: string): Promise<string> {
  const { folder } = await installOnce(cache, `caddy-${CADDY.version}`, (fresh) => fromGo(CADDY, fresh));
  return join(folder, CADDY.program);
}
