import { waitFor } from "@callboard/testkit/wait-for.ts";
import { applyObjects, inside, kubectlCommand, tryInside } from "#dev/cluster/inside.ts";
import { NAMESPACE, REGISTRY, RELEASE } from "#dev/cluster/install.ts";
import { NODES, type Programs } from "#dev/cluster/layout.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { productVersion } from "#dev/images/build-images.ts";
import { callsOfTopology } from "../chart/calls.ts";

const [FIRST] = NODES;
/** Nodes apply policies to a new pod with a delay. */
const LET_IN_WITHIN_MS = 60_000;
const POLL_MS = 1_000;
const NODE = "/nodejs/bin/node";
const TRY = `
const { connect } = require("node:net");
const tried = ([host, port]) => new Promise((done) => {
  const socket = connect({ host, port, timeout: 1_000 });
  const end = (reached) => () => { socket.destroy(); done(reached); };
  socket.on("connect", end(true)).on("error", end(false)).on("timeout", end(false));
});
Promise.all(JSON.parse(process.argv[1]).map(tried)).then((all) => console.log(JSON.stringify(all)));
`;

/** The calling pods: one with the labels of each caller in the topology, and unrelated ones. */
interface Caller {
  readonly name: string;
  readonly namespace: string;
}

const calls = callsOfTopology();
const callers: readonly Caller[] = [
  ...[...new Set(calls.map((call) => call.split(">")[0] ?? ""))].map((name) => ({
    name,
    namespace: NAMESPACE,
  })),
  { name: "stranger", namespace: NAMESPACE },
  { name: "gateway", namespace: "elsewhere" },
  { name: "monitor", namespace: "monitoring" },
];

/** A port of a running pod of the release. */
interface Target {
  readonly name: string;
  readonly port: string;
  readonly address: readonly [host: string, port: number];
}

let programs: Programs;
let targets: readonly Target[];

const run = (...args: readonly string[]): string => inside(FIRST, kubectlCommand(programs, args));
const added = [...new Set(callers.map(({ namespace }) => namespace))].filter((name) => name !== NAMESPACE);
const podName = ({ name }: Caller): string => `tries-as-${name}`;

/** Never ready, so that no Service routes to it although it has another program's labels. */
const podOf = (caller: Caller): object => ({
  apiVersion: "v1",
  kind: "Pod",
  metadata: {
    name: podName(caller),
    namespace: caller.namespace,
    labels: { "app.kubernetes.io/name": caller.name, "app.kubernetes.io/instance": RELEASE, tries: "calls" },
  },
  spec: {
    terminationGracePeriodSeconds: 0,
    securityContext: { runAsNonRoot: true, runAsUser: 65_532, seccompProfile: { type: "RuntimeDefault" } },
    containers: [
      {
        name: "tries",
        image: `${REGISTRY}/operator:${productVersion()}`,
        imagePullPolicy: "Never",
        command: [NODE, "-e", "setInterval(() => {}, 1_000_000)"],
        readinessProbe: { exec: { command: ["/none"] } },
        securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ["ALL"] } },
      },
    ],
  },
});

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
  const namespaces = added.map((name) => ({ apiVersion: "v1", kind: "Namespace", metadata: { name } }));
  applyObjects(programs, namespaces);
  targets = targetsNow();
  applyObjects(programs, callers.map(podOf));
  for (const namespace of [NAMESPACE, ...added])
    run(
      "-n",
      namespace,
      "wait",
      "pod",
      "-l",
      "tries=calls",
      "--for=jsonpath={.status.phase}=Running",
      "--timeout=120s",
    );
});
afterAll(() => run("delete", "pod", "--all-namespaces", "-l", "tries=calls", "--wait=false"));

interface Listed {
  readonly metadata: {
    readonly labels: Readonly<Record<string, string>>;
    /** When its termination was requested, which may take a while. */
    readonly deletionTimestamp?: string;
  };
  readonly spec: {
    readonly containers: readonly {
      readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
    }[];
  };
  readonly status: { readonly podIP: string };
}

function targetsNow(): Target[] {
  const ofRelease = [
    "-l",
    `app.kubernetes.io/instance=${RELEASE}`,
    "--field-selector",
    "status.phase=Running",
  ];
  const { items } = JSON.parse(run("-n", NAMESPACE, "get", "pods", ...ofRelease, "-o", "json")) as {
    items: readonly Listed[];
  };
  const staying = items.filter(({ metadata }) => metadata.deletionTimestamp === undefined);
  return staying.flatMap(({ metadata: { labels }, spec, status: { podIP } }) =>
    spec.containers.flatMap(({ ports = [] }) =>
      ports.map(({ name: port, containerPort }) => ({
        name: labels["app.kubernetes.io/name"] ?? "",
        port,
        address: [podIP, containerPort] as const,
      })),
    ),
  );
}

const nameOf = ({ name, port, address: [host] }: Target): string => `${name}:${port} at ${host}`;

/** What the topology lets a caller reach; browsers also reach the web, and the monitor the metrics. */
function due({ name, namespace }: Caller): string[] {
  const may = (target: Target): boolean =>
    (target.name === "web" && target.port === "http") ||
    (target.port === "metrics" && namespace === "monitoring") ||
    (namespace === NAMESPACE &&
      [target.port, "any"].some((port) => calls.includes(`${name}>${target.name}:${port}`)));
  return targets.filter(may).map(nameOf);
}

/** What a caller actually reaches. */
function reached(caller: Caller): string[] {
  const tried = [NODE, "-e", TRY, JSON.stringify(targets.map(({ address }) => address))];
  const command = ["-n", caller.namespace, "exec", podName(caller), "--", ...tried];
  const { status, stdout, stderr } = tryInside(FIRST, kubectlCommand(programs, command));
  if (status !== 0) throw new Error(stderr);
  const answers = JSON.parse(stdout) as readonly boolean[];
  return targets.filter((_target, index) => answers[index]).map(nameOf);
}

test("both nodes have ports to try", () => {
  const networkOf = (address: string): string => address.split(".").slice(0, 3).join(".");
  const networks = new Set(targets.map(({ address: [host] }) => networkOf(host)));
  expect([...networks].toSorted()).toEqual(NODES.map(({ pods }) => networkOf(pods)));
  expect(targets.length).toBeGreaterThan(40);
});

test.each(callers)(
  "$name in $namespace reaches what the topology has it call, and nothing else",
  async (caller) => {
    const wanted = due(caller);
    let found: readonly string[] = [];
    const isRight = (): boolean => {
      found = reached(caller);
      return found.join() === wanted.join();
    };
    await waitFor("the node's rules", isRight, LET_IN_WITHIN_MS, POLL_MS).catch(() => undefined);
    expect(found).toEqual(wanted);
  },
);
