import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments, stringify } from "yaml";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { accounts, copyProgram, debian, RUNTIME_PACKAGES } from "#dev/images/base-images.ts";
import type { Builder } from "#dev/images/builder.ts";
import type { Programs } from "../layout.ts";
import type { Manifest } from "../render.ts";
import { CONTOUR_VERSION, ENVOY_VERSION, prepareContourManifests, prepareEnvoy } from "../tools/contour.ts";
import { prepareGatewayApi } from "../tools/gateway-api.ts";
import { prepareProgram } from "../tools/programs.ts";
import type { Report } from "../up.ts";
import { applyWith, buildStandIns, untilReady, type StandIn } from "./stand-ins.ts";

/** The namespace used by Contour's own manifests. */
export const CONTROLLER_NAMESPACE = "projectcontour";
const UNDEFINED = ["tlsroutes", "tcproutes", "backendtlspolicies"];
const SEPARATOR = "\n---\n";
const STAND_INS: readonly StandIn[] = [
  {
    instead: "ghcr.io/projectcontour/contour",
    tag: `callboard.test/contour:${CONTOUR_VERSION}`,
    async fill(folder, cache, report) {
      accounts(folder);
      copyProgram(await prepareProgram(cache, "contour", report), join(folder, "bin/contour"));
    },
  },
  {
    instead: "docker.io/envoyproxy/envoy",
    tag: `callboard.test/envoy:${ENVOY_VERSION}`,
    async fill(folder, cache) {
      await debian(folder, RUNTIME_PACKAGES);
      accounts(folder);
      copyProgram(await prepareEnvoy(cache), join(folder, "usr/local/bin/envoy"));
    },
  },
];

/** Fetches Contour's manifests and builds the images of Contour and Envoy, each once; returns their tags. */
export async function buildIngressImages(builder: Builder, report: Report): Promise<string[]> {
  await Promise.all([prepareContourManifests(cacheFolder()), prepareGatewayApi(cacheFolder())]);
  return buildStandIns(STAND_INS, builder, report);
}

/**
 * Installs Contour from its own manifests: two replicas that read Ingresses and Gateway API routes, and an Envoy on
 * each node's ports 80 and 443. Idempotent.
 */
export async function applyIngressController(programs: Programs): Promise<void> {
  const [contour, gatewayApi] = await Promise.all([
    prepareContourManifests(cacheFolder()),
    prepareGatewayApi(cacheFolder()),
  ]);
  applyWith([], manifestsIn(gatewayApi).join(SEPARATOR), programs);
  // They write file modes as octal numbers in YAML 1.1 syntax.
  const own = parseAllDocuments(manifestsIn(contour).join(SEPARATOR), { version: "1.1" });
  const changed = own.map((document) => withGatewayApi(document.toJS() as Configured));
  applyWith(STAND_INS, changed.map((manifest) => stringify(manifest)).join(SEPARATOR), programs);
}

const manifestsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), "utf8"));

interface Configured extends Manifest {
  readonly data: { "contour.yaml": string };
  readonly spec: { readonly template: { readonly spec: { readonly containers: { args: string[] }[] } } };
}

/** Configures one of Contour's manifests for our Gateway, without watching kinds that are not defined. */
function withGatewayApi(manifest: Configured | null): Configured | null {
  if (manifest?.kind === "ConfigMap")
    manifest.data["contour.yaml"] += stringify({
      gateway: { gatewayRef: { namespace: CONTROLLER_NAMESPACE, name: "public" } },
    });
  if (manifest?.kind === "Deployment")
    manifest.spec.template.spec.containers[0]?.args.push(
      ...UNDEFINED.map((one) => `--disable-feature=${one}`),
    );
  return manifest;
}

/**
 * Configures the Gateway to serve with the certificate of a Secret in its namespace, and waits until both nodes do.
 */
export function openGateway(programs: Programs): void {
  applyWith([], readFileSync(join(import.meta.dirname, "../manifests/gateway.yaml"), "utf8"), programs);
  untilReady(programs, CONTROLLER_NAMESPACE, ["deployment/contour", "daemonset/envoy"]);
}
