import { resolve } from "node:path";
import { spawnSync } from "node:child_process";
import { inside, kubectlCommand, nodePid } from "./inside.ts";
import { NAMESPACE, PUBLIC_URL, RELEASE } from "./install.ts";
import { NODES, type Programs } from "./layout.ts";
import type { Administrator } from "../../deploy/keycloak/admin-api.ts";

const [FIRST] = NODES;
const root = resolve(import.meta.dirname, "../..");

/** Runs kubectl in the product's namespace as the administrator. Throws its output if it fails. */
export const kubectl = (programs: Programs, ...args: readonly string[]): string =>
  inside(FIRST, kubectlCommand(programs, ["-n", NAMESPACE, ...args]));

/** A Service's address inside the cluster's network. */
export function addressOf(programs: Programs, name: string, port: number): string {
  const address = kubectl(
    programs,
    "get",
    "service",
    `${RELEASE}-${name}`,
    "-o",
    "jsonpath={.spec.clusterIP}",
  );
  return `http://${address}:${port}`;
}

/** One key of a Secret of the release. */
export function secretOf(programs: Programs, name: string, key: string): string {
  const path = `jsonpath={.data.${key.replaceAll(".", "\\.")}}`;
  const encoded = kubectl(programs, "get", "secret", `${RELEASE}-${name}`, "-o", path);
  return Buffer.from(encoded, "base64").toString();
}

/** Keycloak's administrator, with its address inside the cluster's network. */
export const administratorOf = (programs: Programs): Administrator => ({
  url: `${addressOf(programs, "keycloak", 8080)}/auth`,
  user: "admin",
  password: secretOf(programs, "engines", "KEYCLOAK_PASSWORD"),
});

/**
 * Creates performers' accounts at the provider, signs each in, and returns their access tokens, valid for five
 * minutes.
 */
export function signedInPerformers(programs: Programs, count: number): string[] {
  const settings = {
    count,
    publicUrl: PUBLIC_URL,
    origin: addressOf(programs, "web", 8080),
    keycloak: administratorOf(programs),
  };
  const worker = resolve(import.meta.dirname, "sign-in-worker.ts");
  const inNetwork = ["-t", String(nodePid(FIRST)), "-n", process.execPath, worker];
  const done = spawnSync("nsenter", inNetwork, {
    encoding: "utf8",
    input: JSON.stringify(settings),
    cwd: root,
  });
  if (done.status !== 0) throw new Error(`The accounts could not sign in:\n${done.stderr}`);
  return JSON.parse(done.stdout) as string[];
}
