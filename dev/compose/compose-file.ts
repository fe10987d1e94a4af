import { manifestsOf, render, type Manifest } from "#dev/cluster/render.ts";
import { healthCheckOf } from "./health-checks.ts";
import { namesOf, podsOf, type Pod } from "./pods.ts";

/** The address in the chart's own values, in whose place `.env` has another. */
const HOST = "callboard.example.com";
const OWN_USER = "65532:65532";
const SECRETS = "/secrets";
const DONE = { condition: "service_completed_successfully" } as const;

type Service = Record<string, unknown>;

/** A text as Compose reads it: a dollar is doubled, and the address is that of `.env`. */
const asCompose = (text: string): string => text.replaceAll("$", "$$$$").replaceAll(HOST, "${PUBLIC_HOST}");

const isOurs = ({ container }: Pod): boolean => container.image.includes("callboard/");
const isJob = ({ kind }: Pod): boolean => kind === "Job";
const versionOf = ({ container }: Pod): string => container.image.split(":").at(-1) ?? "";

/** The Secret of a pod, whose folder it gets: the engines share theirs, as they do on a cluster. */
function secretOf({ kind, name, container }: Pod): string | null {
  if (kind === "StatefulSet") return name === "opensearch" ? null : "engines";
  return container.envFrom?.[0]?.secretRef.name.replace("callboard-", "") ?? null;
}

/** An image that is built here: no registry has it. */
function imageOf(pod: Pod): Service {
  if (!isOurs(pod)) return { image: pod.container.image };
  const image = /callboard\/(?<name>[a-z]+):/.exec(pod.container.image)?.groups?.["name"] ?? "";
  const own = { operator: "images/operator.Dockerfile", web: "images/web.Dockerfile" }[image];
  const workspace = image === "gateway" ? image : `services/${image}`;
  const build = own
    ? { context: ".", dockerfile: own }
    : { context: ".", dockerfile: "images/Dockerfile", args: { WORKSPACE: workspace, NAME: image } };
  return { image: `callboard-${image}:${versionOf(pod)}`, build };
}

/** What each engine is told where its own image reads a secret from a file. */
const FROM_FILES: Readonly<Record<string, { environment?: Record<string, string>; args?: string[] }>> = {
  postgres: { environment: { POSTGRES_PASSWORD_FILE: `${SECRETS}/POSTGRES_PASSWORD` } },
  keycloak: { args: [`--config-file=${SECRETS}/keycloak.conf`] },
};

/** Variables whose value `.env` may say. */
const CHOSEN: Readonly<Record<string, string>> = { PAYMENTS: "${PAYMENTS:-sandbox}" };

function environmentOf({ name, container: { env = [] } }: Pod): Record<string, string> {
  const plain = env.flatMap(({ name: key, value }) =>
    value === undefined || key === "KC_BOOTSTRAP_ADMIN_USERNAME" || key === "NAMESPACE"
      ? []
      : [[key, CHOSEN[key] ?? asCompose(value)] as const],
  );
  return { ...Object.fromEntries(plain), ...FROM_FILES[name]?.environment };
}

function commandOf(pod: Pod): Service {
  const { command, args = [] } = pod.container;
  const own = isOurs(pod) && pod.name !== "web";
  const variables = own && secretOf(pod) !== null ? [`--env-file=${SECRETS}/env`] : [];
  const program = own && args.length === 0 ? ["main.ts"] : args;
  const words = [...variables, ...(FROM_FILES[pod.name]?.args ?? []), ...program]
    .map(asCompose)
    .map((word) => word.replace("/secret/", `${SECRETS}/`));
  return { ...(command && { entrypoint: command }), ...(words.length > 0 && { command: words }) };
}

/** Ours write nothing but temporary files. Engines run as their makers' images do, which own the folder of their data. */
function confinement(pod: Pod): Service {
  if (!isOurs(pod)) return { security_opt: ["no-new-privileges:true"] };
  const data = pod.name === "mailbox" ? [`${pod.dataFolder ?? ""}:uid=65532`] : [];
  return {
    user: pod.name === "secrets" ? "0:0" : OWN_USER,
    read_only: true,
    tmpfs: ["/tmp:mode=1777", ...data],
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
  };
}

function volumesOf(pod: Pod): readonly string[] {
  const secret = secretOf(pod);
  const keeps = pod.dataFolder !== null && pod.name !== "mailbox";
  return [
    ...(secret ? [`secrets-${secret}:${SECRETS}:ro`] : []),
    ...(keeps ? [`${pod.name}-data:${pod.dataFolder}`] : []),
    ...(pod.name === "keycloak" ? ["themes:/opt/keycloak/themes:ro"] : []),
  ];
}

/** Secrets first, then the engines, what they hold, the services, which make their tables, and the origin. */
function dependencies(pod: Pod): Service {
  if (pod.name === "secrets") return {};
  if (pod.name === "keycloak") return { secrets: DONE, themes: DONE };
  if (pod.kind === "StatefulSet") return { secrets: DONE };
  if (pod.name === "setup") return { secrets: DONE, postgres: { condition: "service_healthy" } };
  return pod.name === "web" ? { gateway: { condition: "service_healthy" } } : { setup: DONE };
}

function serviceOf(pod: Pod, manifests: readonly Manifest[]): Service {
  const [health, depends] = [isJob(pod) ? null : healthCheckOf(pod.name), dependencies(pod)];
  const [environment, volumes] = [environmentOf(pod), volumesOf(pod)];
  const { memory } = pod.container.resources?.limits ?? {};
  const names = namesOf(manifests, pod.name);
  return {
    ...imageOf(pod),
    ...commandOf(pod),
    ...(Object.keys(environment).length > 0 && { environment }),
    ...(volumes.length > 0 && { volumes }),
    ...(Object.keys(depends).length > 0 && { depends_on: depends }),
    ...(health && { healthcheck: health }),
    ...(memory && { mem_limit: memory.replace("Mi", "m").replace("Gi", "g") }),
    ...confinement(pod),
    ...(names.length > 0 && { networks: { default: { aliases: names } } }),
    stop_grace_period: `${pod.graceSeconds}s`,
    restart: isJob(pod) ? "no" : "unless-stopped",
  };
}

/** Copies the theme of the sign-in pages to where Keycloak looks for it. */
const themesOf = (setup: Pod): Service => ({
  ...imageOf(setup),
  command: ["-e", "require('node:fs').cpSync('/app/deploy/keycloak/theme', '/themes', { recursive: true })"],
  user: "0:0",
  volumes: ["themes:/themes"],
  restart: "no",
});

/** HTTPS for the address, with certificates that it fetches by itself. */
const TLS: Service = {
  image: "docker.io/library/caddy:2.11.9",
  command: ["caddy", "reverse-proxy", "--from", "${PUBLIC_HOST}", "--to", "web:8080"],
  ports: ["80:80", "443:443"],
  volumes: ["tls-data:/data"],
  depends_on: { web: { condition: "service_started" } },
  restart: "unless-stopped",
};

function withAdditions(name: string, service: Service, secrets: readonly string[]): Service {
  if (name === "web")
    return {
      ...service,
      ports: ["127.0.0.1:8080:8080"],
      configs: [{ source: "origin", target: "/etc/callboard/Caddyfile" }],
    };
  if (name === "mailbox") return { ...service, ports: ["127.0.0.1:8025:8025"] };
  if (name !== "secrets") return service;
  const choices = ["ENGINE_SMTP_URL", "ENGINE_STRIPE_KEY", "ENGINE_STRIPE_WEBHOOK_SECRET"];
  return {
    ...service,
    environment: {
      ...(service["environment"] as object),
      // Without the name Compose refuses the whole file, and says why.
      PUBLIC_URL: "https://${PUBLIC_HOST:?.env must say the name that leads to this server}",
      SECRETS_FOLDER: "/made",
      ...Object.fromEntries(choices.map((choice) => [choice, `\${${choice}:-}`])),
    },
    volumes: secrets.map((secret) => `secrets-${secret}:/made/callboard-${secret}`),
  };
}

/** Compose's file for one server: the pods of the chart's evaluation set, with their engines, and HTTPS before them. */
export async function composeFile(): Promise<Service> {
  const manifests = manifestsOf(await render("evaluation"));
  const pods = podsOf(manifests);
  const secrets = [...new Set([...pods.flatMap((pod) => secretOf(pod) ?? []), "keys"])].toSorted();
  const services = pods.map((pod) => [pod.name, withAdditions(pod.name, serviceOf(pod, manifests), secrets)]);
  const setup = pods.find(({ name }) => name === "setup");
  const origin = manifests.find(({ kind }) => kind === "ConfigMap") as
    | { readonly data: { readonly Caddyfile: string } }
    | undefined;
  if (!setup || !origin) throw new Error("The chart renders no job that sets up, or no origin.");
  const kept = pods.filter(({ name, dataFolder }) => dataFolder !== null && name !== "mailbox");
  const volumes = [
    ...kept.map(({ name }) => `${name}-data`),
    ...secrets.map((secret) => `secrets-${secret}`),
    "themes",
    "tls-data",
  ];
  return {
    name: "callboard",
    services: { ...Object.fromEntries(services), themes: themesOf(setup), tls: TLS },
    configs: { origin: { content: asCompose(origin.data.Caddyfile) } },
    volumes: Object.fromEntries(volumes.map((volume) => [volume, {}])),
  };
}
