import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { CONTENT_SECURITY_POLICY } from "#dev/origin/origin.ts";
import { SERVICES, type Service } from "#dev/topology.ts";

/** Where the chart reads the table of what runs. */
export const CHART_TOPOLOGY = "charts/callboard/files/topology.yaml";

const GATEWAY = "gateway";
const WEB = "web";
/** Runs for a moment at each install and upgrade, and prepares the engines. */
const OPERATOR = "operator";

const names = SERVICES.map(({ name }) => name);

const callersOf = (called: Service): string[] => [
  ...SERVICES.filter(({ asks }) => asks.includes(called.name)).map(({ name }) => name),
  ...(called.name === "identity" ? [GATEWAY] : []),
];

const usersOf = (engine: Service["engines"][number]): string[] =>
  SERVICES.filter(({ engines }) => engines.includes(engine)).map(({ name }) => name);

/** The table as the chart's templates loop over it. */
function chartTopology() {
  const services = SERVICES.map((service) => ({
    name: service.name,
    kind: "service",
    asks: service.asks,
    effects: service.effects.map(String),
    engines: service.engines,
    calledBy: { http: [GATEWAY], grpc: callersOf(service) },
  }));
  const gateway = {
    name: GATEWAY,
    kind: "gateway",
    asks: ["identity"],
    effects: [],
    engines: [],
    subgraphs: names,
    routes: SERVICES.flatMap(({ name, paths }) => paths.map((one) => ({ ...one, service: name }))),
    // The provider notifies it of ended sessions.
    calledBy: { http: [WEB, "keycloak"], grpc: [] },
  };
  // Whoever browses comes by the ingress; the test of a release by its Service.
  const web = {
    name: WEB,
    kind: "web",
    asks: [],
    effects: [],
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
    origin: {
      // What of the origin the gateway answers beside the graph; objects come straight from their store.
      gateway: SERVICES.flatMap(({ paths }) => paths.map(({ path }) => path)).filter(
        (path) => path !== "/objects",
      ),
      contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    },
  };
}

/** Writes the chart's table below `target`. */
export function generateChartTopology(target: string): void {
  const file = join(target, CHART_TOPOLOGY);
  mkdirSync(dirname(file), { recursive: true });
  const head = "# Made by npm run generate from dev/topology.ts and dev/origin/origin.ts.\n";
  writeFileSync(file, head + stringify(chartTopology(), { lineWidth: 0, aliasDuplicateObjects: false }));
}
