import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { eventStream, streamedService } from "@callboard/bus/nats/jetstream-names.ts";
import { busPlan } from "#dev/bus-plan.ts";
import { PREVIEW_CRAWLERS, PREVIEWED_PATHS } from "@callboard/catalog/interface/link-previews.ts";
import { CONTENT_SECURITY_POLICY } from "#dev/origin/origin.ts";
import { GATEWAY_PATHS, SERVICES, type Service } from "#dev/topology.ts";

/** Path of the topology table that the chart reads. */
export const CHART_TOPOLOGY = "charts/callboard/files/topology.yaml";

const GATEWAY = "gateway";
const WEB = "web";
/** Runs briefly at each install and upgrade to prepare the engines. */
const OPERATOR = "operator";

const names = SERVICES.map(({ name }) => name);

const callersOf = (called: Service): string[] => [
  ...SERVICES.filter(({ calls }) => calls.includes(called.name)).map(({ name }) => name),
  ...(called.name === "identity" ? [GATEWAY] : []),
];

const usersOf = (engine: Service["engines"][number]): string[] =>
  SERVICES.filter(({ engines }) => engines.includes(engine)).map(({ name }) => name);

/** The streams that each event consumer reads, by consumer name. */
async function streamsOfConsumers(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { consumers } = await busPlan();
  return new Map(
    consumers.map(({ name, subjects }) => [
      name,
      [...new Set(subjects.map((subject) => eventStream(streamedService(subject))))].toSorted(),
    ]),
  );
}

/** What the one origin of a cluster serves beside the built pages. */
const ORIGIN = {
  gateway: GATEWAY_PATHS,
  contentSecurityPolicy: CONTENT_SECURITY_POLICY,
  // Who is sent to the gateway for the preview of which pages.
  previews: { crawlers: PREVIEW_CRAWLERS.join("|"), paths: PREVIEWED_PATHS },
};

/** The table in the form that the chart's templates iterate over. */
async function chartTopology() {
  const streams = await streamsOfConsumers();
  const consumersOf = ({ name, effects }: Service) =>
    effects
      .map((effect) => `${name}-${effect}`)
      .map((consumer) => ({ name: consumer, streams: streams.get(consumer) ?? [] }));
  const services = SERVICES.map((service) => ({
    name: service.name,
    kind: "service",
    calls: service.calls,
    consumers: consumersOf(service),
    engines: service.engines,
    calledBy: { http: [GATEWAY], grpc: callersOf(service) },
  }));
  const gateway = {
    name: GATEWAY,
    kind: "gateway",
    calls: ["identity"],
    consumers: [],
    engines: [],
    subgraphs: names,
    routes: SERVICES.flatMap(({ name, paths }) => paths.map((one) => ({ ...one, service: name }))),
    // The provider notifies it of ended sessions.
    calledBy: { http: [WEB, "keycloak"], grpc: [] },
  };
  // Browsers reach it through the ingress; the test of a release through its Service.
  const web = {
    name: WEB,
    kind: "web",
    calls: [],
    consumers: [],
    engines: [],
    calledBy: { http: [OPERATOR], grpc: [] },
  };
  return {
    processes: [...services, gateway, web],
    engines: {
      postgres: [...names, GATEWAY, "keycloak", OPERATOR],
      nats: [...names, GATEWAY, OPERATOR],
      opensearch: usersOf("search"),
      keycloak: [...usersOf("identity provider"), GATEWAY, WEB, OPERATOR],
      s3: [...usersOf("object store"), WEB],
      mailbox: [...usersOf("mail"), "keycloak", OPERATOR],
    },
    origin: ORIGIN,
  };
}

/** Writes the chart's table below `target`. */
export async function generateChartTopology(target: string): Promise<void> {
  const file = join(target, CHART_TOPOLOGY);
  mkdirSync(dirname(file), { recursive: true });
  const head = "# Made by npm run generate from dev/topology.ts and dev/origin/origin.ts.\n";
  writeFileSync(
    file,
    head + stringify(await chartTopology(), { lineWidth: 0, aliasDuplicateObjects: false }),
  );
}
