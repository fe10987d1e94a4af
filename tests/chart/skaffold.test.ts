import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { manifestsOf, render, type Manifest, type ValueSet } from "#dev/cluster/render.ts";
import { IMAGES } from "#dev/images/images.ts";

const root = resolve(import.meta.dirname, "../..");

interface Artifact {
  readonly image: string;
  readonly docker: {
    readonly dockerfile: string;
    readonly target?: string;
    readonly buildArgs: Readonly<Record<string, string>>;
  };
  readonly sync?: { readonly manual: readonly { readonly src: string; readonly dest: string }[] };
}

interface Forward {
  readonly resourceName: string;
  readonly port: number;
  readonly localPort: number;
}

interface Release {
  readonly name: string;
  readonly chartPath: string;
  readonly valuesFiles: readonly string[];
  readonly setValues?: Readonly<Record<string, string | number | boolean>>;
  readonly setValueTemplates: Readonly<Record<string, string>>;
}

interface Profile {
  readonly name: "dev" | "prod";
  readonly patches?: readonly { readonly op: string; readonly path: string }[];
  readonly portForward?: readonly Forward[];
  readonly deploy: { readonly helm: { readonly releases: readonly [Release] } };
}

const config = parse(readFileSync(join(root, "skaffold.yaml"), "utf8")) as {
  readonly build: { readonly artifacts: readonly Artifact[] };
  readonly profiles: readonly Profile[];
};
const { artifacts } = config.build;

function profileOf(name: Profile["name"]): Profile {
  const found = config.profiles.find((profile) => profile.name === name);
  if (!found) throw new Error(`skaffold.yaml has no profile ${name}.`);
  return found;
}

/** What a profile installs, rendered as Helm would. */
async function installedBy(name: Profile["name"]): Promise<readonly Manifest[]> {
  const [{ valuesFiles, setValues = {}, setValueTemplates }] = profileOf(name).deploy.helm.releases;
  const [file = ""] = valuesFiles;
  const set = /values\/(\w+)\.yaml$/.exec(file)?.[1] as ValueSet;
  const templates = Object.entries(setValueTemplates).map(([key, text]) => [
    key,
    text.replaceAll(/\{\{\.\w+\}\}/g, "given"),
  ]);
  const flags = [...Object.entries(setValues), ...templates].flatMap(([key, value]) => [
    "--set",
    `${key}=${value}`,
  ]);
  return manifestsOf(await render(set, flags));
}

test("every image of the product is built, as npm run images does", () => {
  const built = artifacts.map(({ image, docker: { dockerfile, buildArgs } }) => {
    const { VERSION: _, ...others } = buildArgs;
    return { name: image, file: dockerfile, arguments: others };
  });
  expect(built).toEqual(IMAGES.map((image) => ({ ...image, name: `callboard/${image.name}` })));
});

test("every stage that is named is one of its Dockerfile", () => {
  const named = artifacts.filter(({ docker }) => docker.target !== undefined);
  expect(named).toHaveLength(8);
  for (const { docker } of named)
    expect(readFileSync(join(root, docker.dockerfile), "utf8")).toMatch(
      new RegExp(`^FROM \\S+ AS ${docker.target}$`, "m"),
    );
});

test("what is synchronised is there, and lands where the image has it", () => {
  const rules = artifacts.flatMap(({ sync }) => sync?.manual ?? []);
  expect(rules).toHaveLength(24);
  for (const { src, dest } of rules) {
    expect(globSync(src, { cwd: root }).length).toBeGreaterThan(0);
    expect(dest).toBe("/app");
  }
  for (const { sync, docker } of artifacts)
    if (sync) expect(sync.manual[0]?.src).toBe(`${docker.buildArgs["WORKSPACE"]}/src/**/*.ts`);
});

test("a release has no stage that is for working on it", () => {
  const indexes = artifacts.flatMap(({ docker }, index) => (docker.target === undefined ? [] : [index]));
  expect(profileOf("prod").patches).toEqual(
    indexes.map((index) => ({ op: "remove", path: `/build/artifacts/${index}/docker/target` })),
  );
});

test("every port that is forwarded is one of a Service, on an address of its own", async () => {
  const services = (await installedBy("dev")).filter(({ kind }) => kind === "Service");
  const ports = services.flatMap(({ metadata, spec }) =>
    (spec as { ports: readonly { port: number }[] }).ports.map(({ port }) => `${metadata.name}:${port}`),
  );
  const forwards = profileOf("dev").portForward ?? [];
  expect(forwards.length).toBeGreaterThan(0);
  for (const { resourceName, port } of forwards) expect(ports).toContain(`${resourceName}:${port}`);
  expect(new Set(forwards.map(({ localPort }) => localPort)).size).toBe(forwards.length);
});

test.each([
  ["dev", "callboard/identity:given", false],
  ["prod", "given/callboard/identity:given", true],
] as const)("%s is accepted by the chart", async (name, image, isReadOnly) => {
  const deployment = (await installedBy(name)).find(
    ({ kind, metadata }) => kind === "Deployment" && metadata.name === "callboard-identity",
  );
  expect(deployment).toMatchObject({
    spec: {
      template: {
        spec: { containers: [{ image, securityContext: { readOnlyRootFilesystem: isReadOnly } }] },
      },
    },
  });
});
