import type { EngineAddress } from "#dev/engines/real/engine.ts";
import { PROBES } from "./probes.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";

/** The user's own engines that the product can connect to. */
export type OwnName = keyof typeof PROBES;
export type OwnEngines = Readonly<Partial<Record<OwnName, EngineAddress>>>;

interface Own {
  /** The variable with its URL; `.env.example` shows each. */
  readonly variable: string;
  readonly title: string;
  readonly protocols: readonly string[];
  /** Format of its URL. */
  readonly form: string;
}

export const OWN_ENGINES: Readonly<Record<OwnName, Own>> = {
  postgres: {
    variable: "ENGINE_POSTGRES_URL",
    title: "PostgreSQL",
    protocols: ["postgres:", "postgresql:"],
    form: "postgres://user:password@host:5432/postgres",
  },
  nats: {
    variable: "ENGINE_NATS_URL",
    title: "NATS",
    protocols: ["nats:", "tls:"],
    form: "nats://user:password@host:4222",
  },
  opensearch: {
    variable: "ENGINE_OPENSEARCH_URL",
    title: "OpenSearch",
    protocols: ["http:", "https:"],
    form: "https://user:password@host:9200",
  },
  keycloak: {
    variable: "ENGINE_KEYCLOAK_URL",
    title: "Keycloak",
    protocols: ["http:", "https:"],
    form: "https://administrator:password@host:8080/auth",
  },
  s3: {
    variable: "ENGINE_S3_URL",
    title: "S3",
    protocols: ["http:", "https:"],
    form: "https://key:secret@host:9000",
  },
  smtp: {
    variable: "ENGINE_SMTP_URL",
    title: "SMTP",
    protocols: ["smtp:", "smtps:"],
    form: "smtp://user:password@host:587",
  },
};

const OWN_NAMES = Object.keys(OWN_ENGINES) as OwnName[];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The engines configured in the environment, each probed once. Throws one error with a sentence and a remedy for
 * every invalid variable; values are not repeated, since they contain passwords.
 */
export async function ownEngines(environment: Environment): Promise<OwnEngines> {
  const found: Partial<Record<OwnName, EngineAddress>> = {};
  const probed = OWN_NAMES.map(async (name): Promise<string | null> => {
    const value = environment[OWN_ENGINES[name].variable];
    if (!value) return null;
    const address = parseAddress(name, value);
    if (!address) return `${OWN_ENGINES[name].variable} must be written as ${OWN_ENGINES[name].form}.`;
    found[name] = address;
    return findProblem(name, address);
  });
  const problems = (await Promise.all(probed)).filter((one) => one !== null);
  if (problems.length > 0) throw new EngineRefused(problems.join("\n"));
  return found;
}

function parseAddress(name: OwnName, value: string): EngineAddress | null {
  const url = URL.parse(value);
  const { protocols } = OWN_ENGINES[name];
  if (!url?.hostname || !protocols.includes(url.protocol)) return null;
  if (name === "keycloak" && !/^\/auth\/?$/.test(url.pathname)) return null;
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  // HTTP engines are called without user and password in the URL.
  if (url.protocol.startsWith("http")) Object.assign(url, { username: "", password: "" });
  return { url: url.href.replace(/\/$/, ""), ...(user ? { user, password } : {}) };
}

async function findProblem(name: OwnName, address: EngineAddress): Promise<string | null> {
  const { variable, title } = OWN_ENGINES[name];
  const { host } = new URL(address.url);
  const problem = await PROBES[name](address);
  switch (problem?.kind) {
    case undefined:
      return null;
    case "silent":
      return (
        `${variable}: ${title} at ${host} does not answer (${problem.words}). Start it, correct the variable, or ` +
        "leave the variable out: then one is started here."
      );
    case "refused":
      return `${variable}: ${title} at ${host} refuses the user ${address.user ?? "(none)"}. Correct user and password.`;
    case "unfit":
      return `${variable}: ${title} at ${host} cannot be used: ${problem.words}.`;
  }
}
