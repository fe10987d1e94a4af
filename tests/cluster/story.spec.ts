import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openJetstreamBus } from "@callboard/bus/nats/jetstream-bus.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { kubectl } from "#dev/cluster/accounts.ts";
import { applyObjects, inside, kubectlCommand } from "#dev/cluster/inside.ts";
import { NAMESPACE, PUBLIC_URL, RELEASE, TLS_SECRET } from "#dev/cluster/install.ts";
import { NODES, type Programs } from "#dev/cluster/layout.ts";
import { databaseUrlOf, reachable, seedCluster } from "#dev/cluster/market.ts";
import { cutOff, joinAgain } from "#dev/cluster/nodes.ts";
import { preparePrograms } from "#dev/cluster/up.ts";
import { MARKET_MADE } from "#dev/seed/seed.ts";
import type { Moment } from "../e2e/steps/story.ts";
import { setUpStory } from "../e2e/steps/set-up-story.ts";
import type { Home } from "../real/home.ts";
import { expectNothingLost } from "../real/nothing-lost.ts";
import { openDatabases } from "../support/databases.ts";
import { killPod, PROCESSES, rolledOut, spreadOut } from "./pods.ts";

const [FIRST, SECOND] = NODES;
/** A node fails after twenty seconds without a heartbeat; the rest is for a busy machine. */
const GIVEN_UP_WITHIN_MS = 180_000;
const POLL_MS = 1_000;
const MAILBOX = "mailbox-of-the-story";
let programs: Programs;
let home: Home;
/** The demo market; its pictures are still being drawn when the story begins. */
let seeding: Promise<void>;

beforeAll(async () => {
  programs = await preparePrograms(() => undefined);
  spreadOut(programs);
  await new Promise<void>((hasMarket, fail) => {
    seeding = seedCluster(programs, (step) => step === MARKET_MADE && hasMarket());
    seeding.then(hasMarket, fail);
  });
  applyObjects(programs, mailboxAtOrigin, "-n", NAMESPACE);
  home = {
    url: PUBLIC_URL,
    pids: () => ({}),
    databases: openDatabases({
      places: { databaseUrl: (database) => databaseUrlOf(programs, database) },
    }),
    openBus: () =>
      openJetstreamBus({
        url: reachable(programs, "messaging", "BUS_URL").href,
        name: "messaging",
        log: createLog("test", "silent"),
      }),
  };
});
afterAll(async () => {
  // An aborted story may have left the market incomplete, or a node cordoned.
  await Promise.allSettled([seeding]);
  joinAgain();
  await untilSecondIs("True");
  for (const name of PROCESSES) rolledOut(programs, name);
  await home.databases.close();
  kubectl(programs, "delete", "ingress,networkpolicy", MAILBOX);
});

async function untilSecondIs(status: "True" | "Unknown"): Promise<void> {
  const path = "jsonpath={.status.conditions[?(@.type=='Ready')].status}";
  const command = kubectlCommand(programs, ["get", "node", SECOND.name, "-o", path]);
  await waitFor(
    `a second node that is ${status}`,
    () => inside(FIRST, command) === status,
    GIVEN_UP_WITHIN_MS,
    POLL_MS,
  );
}

const backend = { service: { name: `${RELEASE}-mailbox`, port: { number: 8025 } } };
/** A route to the evaluation set's mailbox, which the product's ingress does not have. */
const mailboxAtOrigin = [
  {
    apiVersion: "networking.k8s.io/v1",
    kind: "Ingress",
    metadata: { name: MAILBOX },
    spec: {
      ingressClassName: "contour",
      tls: [{ hosts: [new URL(PUBLIC_URL).host], secretName: TLS_SECRET }],
      rules: [
        {
          host: new URL(PUBLIC_URL).host,
          http: { paths: [{ path: "/dev/mailbox", pathType: "Prefix", backend }] },
        },
      ],
    },
  },
  {
    apiVersion: "networking.k8s.io/v1",
    kind: "NetworkPolicy",
    metadata: { name: MAILBOX },
    spec: {
      podSelector: { matchLabels: { "app.kubernetes.io/name": "mailbox" } },
      ingress: [{ from: [{ namespaceSelector: {} }] }],
    },
  },
];

const done: string[] = [];
/** The disruption at each moment of the story. */
const DISRUPTIONS: Readonly<Partial<Record<Moment, () => Promise<void> | void>>> = {
  "a poster": () => killPod(programs, "media"),
  "its positions": () => killPod(programs, "projects"),
  "an admin signs in": () => seeding,
  "a submission": () => void cutOff(),
  "an agent's submission": () => untilSecondIs("Unknown"),
  "a group": async () => {
    joinAgain();
    await untilSecondIs("True");
  },
  "a booking": () => killPod(programs, "casting"),
  "a message": () => killPod(programs, "messaging"),
  "a payment": () => killPod(programs, "gateway"),
};

describe("the story, while pods are killed and a node is cut off and comes back", () => {
  const story = setUpStory({
    patient: true,
    onMoment: async (moment) => {
      const disruption = DISRUPTIONS[moment];
      if (!disruption) return;
      await disruption();
      done.push(moment);
    },
  });

  test("all of it was done", () => {
    expect(done).toEqual(Object.keys(DISRUPTIONS));
  });

  expectNothingLost(() => home, story);
});
