import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { buildImages, productVersion } from "#dev/images/build-images.ts";
import { findBuilder, type Builder } from "#dev/images/builder.ts";
import { IMAGES } from "#dev/images/images.ts";
import {
  applyIngressController,
  buildIngressImages,
  openGateway,
  CONTROLLER_NAMESPACE,
} from "./add-ons/ingress.ts";
import { loadImages } from "./cluster-images.ts";
import { buildEngineImages, STAND_IN_TAGS } from "./engine-images.ts";
import { adminConfig, applyObjects, inside, insideArguments, kubectlCommand } from "./inside.ts";
import { NODES, pkiFolder, type Programs } from "./layout.ts";
import { makeCertificate } from "./pki.ts";
import { runTool } from "#dev/engines/real/provisioning/tools.ts";
import type { Report } from "./up.ts";

const root = resolve(import.meta.dirname, "../..");
export const CHART = join(root, "charts/callboard");
export const NAMESPACE = "callboard";
export const RELEASE = "callboard";
/**
 * The public origin, as behind an ingress that terminates TLS; requests inside the cluster use this host name too.
 */
export const PUBLIC_URL = "https://callboard.test";
/** Prefix of the names of images loaded into the nodes. */
export const REGISTRY = "callboard.test";
const [FIRST] = NODES;
/** The Secret with the origin's certificate. */
export const TLS_SECRET = "callboard-origin";
/** The settings that docs/operations.md recommends for Contour. */
const INGRESS = {
  enabled: true,
  className: "contour",
  tlsSecret: TLS_SECRET,
  annotations: {
    "projectcontour.io/response-timeout": "infinity",
    "ingress.kubernetes.io/force-ssl-redirect": "true",
    "projectcontour.io/num-retries": "2",
    "projectcontour.io/retry-on": "connect-failure",
  },
};

/** Runs Helm as the cluster's administrator and waits for it. Throws its output if it fails. */
export function helm(programs: Programs, args: readonly string[]): Promise<string> {
  const command = ["env", `KUBECONFIG=${adminConfig()}`, programs.helm, ...args];
  return runTool("nsenter", insideArguments(FIRST, command));
}

/** Values of the evaluation set with this machine's images. */
function evaluationValues(): object {
  return {
    publicUrl: PUBLIC_URL,
    image: { registry: REGISTRY, pullPolicy: "Never" },
    evaluation: {
      enabled: true,
      storageClass: "disk",
      images: STAND_IN_TAGS,
      // One replica each, on a node that no test drains.
      nodeSelector: { "kubernetes.io/hostname": FIRST.name },
    },
    ingress: INGRESS,
    // Tests come from one network and send more requests than a guest may.
    gateway: { env: { GUEST_REQUESTS_PER_MINUTE: "100000" } },
    trustedProxies: "198.18.0.0/15",
  };
}

/** Writes these values to a file for Helm. */
export function valuesFile(): string {
  const file = join(adminConfig(), "../values.json");
  writeFileSync(file, JSON.stringify(evaluationValues(), null, 2));
  return file;
}

/** Options of an install beside the release itself. */
export interface InstallOptions {
  /** Whether images are built first; otherwise those of the last build are used. */
  readonly build: boolean;
}

async function productImages(
  { build }: InstallOptions,
  report: Report,
): Promise<{ builder: Builder; tags: string[] }> {
  if (build) {
    const { builder, built } = await buildImages({
      bases: "assembled",
      registry: REGISTRY,
      names: [],
      report,
    });
    return { builder, tags: built.map(({ tag }) => tag) };
  }
  const builder = findBuilder();
  const tags = IMAGES.map(({ name }) => `${REGISTRY}/${name}:${productVersion()}`);
  for (const tag of tags)
    if (!(await builder.has(tag)))
      throw new EngineRefused(`${tag} was not built yet: leave out --no-build once.`);
  return { builder, tags };
}

/**
 * Builds the images, loads them into both nodes and installs the evaluation set in a namespace that enforces
 * restricted pods. An existing release is upgraded.
 */
export async function install(programs: Programs, report: Report, options: InstallOptions): Promise<void> {
  const { builder, tags } = await productImages(options, report);
  const engines = await buildEngineImages(builder, report);
  const controller = await buildIngressImages(builder, report);
  await loadImages(builder, [...tags, ...engines, ...controller], report);
  makeNamespace(programs);
  await applyIngressController(programs);
  makeCertificateOfOrigin(programs);
  const began = Date.now();
  const flags = ["--namespace", NAMESPACE, "--values", valuesFile(), "--wait", "--timeout", "15m"];
  await helm(programs, ["upgrade", "--install", RELEASE, CHART, ...flags]);
  report(`Callboard ${productVersion()} is installed after ${((Date.now() - began) / 1000).toFixed(0)} s.`);
  openGateway(programs);
  report(addresses());
}

/** The certificate for TLS at the ingress, signed by the cluster's CA. */
function makeCertificateOfOrigin(programs: Programs): void {
  const { hostname } = new URL(PUBLIC_URL);
  const file = "origin";
  makeCertificate({ file, subject: `/CN=${hostname}`, names: `DNS:${hostname}` });
  const data = (ending: string): string => readFileSync(join(pkiFolder(), `${file}.${ending}`), "base64");
  // Ingress and Gateway each need the Secret in their own namespace.
  const items = [NAMESPACE, CONTROLLER_NAMESPACE].map((namespace) => ({
    apiVersion: "v1",
    kind: "Secret",
    metadata: { name: TLS_SECRET, namespace },
    type: "kubernetes.io/tls",
    data: { "tls.crt": data("crt"), "tls.key": data("key") },
  }));
  applyObjects(programs, items);
}

function makeNamespace(programs: Programs): void {
  const labels = { "pod-security.kubernetes.io/enforce": "restricted" };
  const namespace = { apiVersion: "v1", kind: "Namespace", metadata: { name: NAMESPACE, labels } };
  applyObjects(programs, [namespace]);
}

function addresses(): string {
  return [
    `The origin is ${PUBLIC_URL}, served by the ingress at ${FIRST.address}, inside the cluster's network alone.`,
    `Keycloak's console: port-forward the Service ${RELEASE}-keycloak to 8081 and open http://localhost:8081/auth as admin;`,
    `its password is KEYCLOAK_PASSWORD of the Secret ${RELEASE}-engines.`,
  ].join("\n");
}

/** Removes the release and its namespace; volumes remain until the cluster is removed. */
export async function uninstall(programs: Programs, report: Report): Promise<void> {
  await helm(programs, ["uninstall", RELEASE, "--namespace", NAMESPACE, "--wait"]);
  report(inside(FIRST, kubectlCommand(programs, ["-n", NAMESPACE, "get", "all,pvc,secrets,configmaps"])));
}
