import { SERVICES } from "#dev/topology.ts";

/** Every call between pods in the topology, as `caller>called:port`; engines may be called at any port. */
export function callsOfTopology(): string[] {
  const users = (engine: string): string[] =>
    SERVICES.filter(({ engines }) => engines.some((one) => one === engine)).map(({ name }) => name);
  const names = SERVICES.map(({ name }) => name);
  const everybody = [...names, "gateway"];
  const callers = (called: string, from: readonly string[], port = "any"): string[] =>
    from.map((caller) => `${caller}>${called}:${port}`);
  return [
    ...names.map((name) => `gateway>${name}:http`),
    ...SERVICES.flatMap(({ name, calls }) => calls.map((callee) => `${name}>${callee}:grpc`)),
    "gateway>identity:grpc",
    ...callers("gateway", ["web", "keycloak"], "http"),
    ...callers("postgres", [...everybody, "keycloak", "operator"]),
    ...callers("nats", [...everybody, "operator"]),
    ...callers("opensearch", users("search")),
    ...callers("keycloak", [...users("identity provider"), "gateway", "web", "operator"]),
    ...callers("s3", [...users("object store"), "web"]),
    ...callers("mailbox", [...users("mail"), "keycloak", "operator"]),
    "operator>web:http",
  ];
}
