import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "yaml";
import type { z } from "zod";
import { parseConfig } from "@callboard/kit/process/config.ts";
import { writeCompose } from "#dev/compose/write-compose.ts";
import { SERVICES } from "#dev/topology.ts";
import { nameOf, podsOf } from "../chart/pods.ts";

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly networks?: { readonly default: { readonly aliases: readonly string[] } };
  readonly ports?: readonly string[];
  readonly user?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly configs: { readonly origin: { readonly content: string } };
  readonly volumes: Readonly<Record<string, object>>;
}

const root = resolve(import.meta.dirname, "../..");
const text = readFileSync(join(root, "compose.yaml"), "utf8");
const compose = parse(text, { version: "1.1" }) as Compose;
const services = Object.entries(compose.services);
const PROCESSES = [...SERVICES.map(({ name }) => name), "gateway"];
const HOST = "casting.example.org";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-compose-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program of the service `secrets` as Compose does, with these choices of `.env`. */
function makeSecrets(choices: Readonly<Record<string, string>> = {}): void {
  const { environment = {}, command = [] } = compose.services["secrets"] ?? {};
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    choices[name] ?? value.replace(/\$\{PUBLIC_HOST:\?[^}]+\}/, HOST).replace(/^\$\{\w+:-\}$/, ""),
  ]);
  const env = { ...(Object.fromEntries(filled) as Record<string, string>), SECRETS_FOLDER: folder };
  const { status, stderr } = spawnSync(process.execPath, [...command], { cwd: root, env, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}

const secretsOf = (name: string): Record<string, string | undefined> =>
  parseEnv(readFileSync(join(folder, `callboard-${name}`, "env"), "utf8"));

test("compose.yaml is what the chart makes", async () => {
  await writeCompose(folder);
  expect(text).toBe(readFileSync(join(folder, "compose.yaml"), "utf8"));
});

test("every pod of the evaluation set is a service, under the names that others call it by", async () => {
  const pods = (await podsOf("evaluation")).filter(({ owner }) => owner.kind !== "Job");
  for (const pod of pods) {
    const service = compose.services[nameOf(pod)];
    expect(service?.networks?.default.aliases).toContain(`callboard-${nameOf(pod)}`);
  }
  const calls = services.flatMap(([, { environment = {} }]) =>
    Object.values(environment).flatMap((value) => value.match(/callboard-[a-z0-9-]+(?=:\d)/g) ?? []),
  );
  const known = services.flatMap(([, { networks }]) => networks?.default.aliases ?? []);
  expect(new Set(calls).size).toBeGreaterThan(PROCESSES.length);
  expect([...new Set(calls)].filter((name) => !known.includes(name))).toEqual([]);
});

test.each(PROCESSES)(
  "%s can read its settings from the file and from its folder of secrets",
  async (name) => {
    makeSecrets();
    const where = name === "gateway" ? "gateway" : `services/${name}`;
    const { configSchema } = (await import(`../../${where}/src/config.ts`)) as { configSchema: z.ZodType };
    const { environment = {}, command } = compose.services[name] ?? {};
    const said = Object.entries(environment).map(([key, value]) => [
      key,
      value.replaceAll("${PUBLIC_HOST}", HOST).replace("${PAYMENTS:-sandbox}", "sandbox"),
    ]);
    const settings = parseConfig(configSchema, { ...secretsOf(name), ...Object.fromEntries(said) });
    expect(settings).toMatchObject({ HOST: "0.0.0.0", HTTP_PORT: 8080 });
    expect(command).toEqual(["--env-file=/secrets/env", "main.ts"]);
  },
);

test("keys and passwords are made once, and a mail server of .env reaches whoever mails", () => {
  makeSecrets();
  const [first, mails] = [secretsOf("identity"), secretsOf("messaging")];
  expect(mails["MAIL_URL"]).toBe("smtp://callboard-mailbox:1025");
  makeSecrets({ ENGINE_SMTP_URL: "smtps://me:it's%20secret@mail.example.org" });
  expect(secretsOf("identity")).toEqual({ ...first, MAIL_URL: secretsOf("messaging")["MAIL_URL"] });
  expect(secretsOf("messaging")["MAIL_URL"]).toBe("smtps://me:it's%20secret@mail.example.org");
});

test("each process gets its own folder of secrets, and the folder of keys goes to none", () => {
  const { volumes: made = [] } = compose.services["secrets"] ?? {};
  for (const [name, { volumes = [] }] of services) {
    const secrets = volumes.filter((one) => one.startsWith("secrets-") && name !== "secrets");
    expect(secrets.length).toBeLessThanOrEqual(1);
    for (const one of secrets) expect(made.map((mount) => mount.split(":")[0])).toContain(one.split(":")[0]);
    if (PROCESSES.includes(name)) expect(secrets).toEqual([`secrets-${name}:/secrets:ro`]);
    if (name !== "secrets") expect(volumes.join()).not.toContain("secrets-keys");
  }
  const named = services.flatMap(([, { volumes = [] }]) => volumes.map((one) => one.split(":")[0]));
  expect(Object.keys(compose.volumes).toSorted()).toEqual([...new Set(named)].toSorted());
});

test("what is waited for has a health check or ends, and what runs on is checked if its image can", () => {
  for (const [, { depends_on: awaited = {} }] of services) {
    for (const [name, { condition }] of Object.entries(awaited)) {
      const other = compose.services[name];
      expect(other).toBeDefined();
      if (condition === "service_healthy") expect(other?.healthcheck).toBeDefined();
    }
  }
  const ends = ["secrets", "setup", "themes"];
  const unchecked = services.filter(([name, { healthcheck }]) => !healthcheck && !ends.includes(name));
  expect(unchecked.map(([name]) => name).toSorted()).toEqual(["nats", "tls", "web"]);
});

test("only HTTPS is open to the world, and ours run as nobody", () => {
  const open = services.flatMap(([, { ports = [] }]) =>
    ports.filter((port) => !port.startsWith("127.0.0.1:")),
  );
  expect(open).toEqual(["80:80", "443:443"]);
  for (const name of PROCESSES) expect(compose.services[name]?.user).toBe("65532:65532");
});

test("the origin serves the address of .env, and keeps its own dollars", () => {
  const { content } = compose.configs.origin;
  expect(content).toContain("not host ${PUBLIC_HOST}");
  expect(text).not.toContain("callboard.example.com");
  expect(content.replaceAll("$$", "").replaceAll("${PUBLIC_HOST}", "")).not.toContain("$");
});
