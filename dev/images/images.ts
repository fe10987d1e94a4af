import { SERVICES } from "#dev/topology.ts";

/** An image of the product. */
export interface Image {
  readonly name: string;
  /** Its Dockerfile, relative to the repository root. */
  readonly file: string;
  /** Build arguments besides the bases. */
  readonly arguments: Readonly<Record<string, string>>;
}

const program = (name: string, workspace: string): Image => ({
  name,
  file: "images/Dockerfile",
  arguments: { NAME: name, WORKSPACE: workspace },
});

/**
 * Every image of the product: one per service, the gateway, and the web client with the public origin; also the
 * operator's, whose programs prepare databases, bus and realm, but run nothing of the product.
 */
export const IMAGES: readonly Image[] = [
  ...SERVICES.map(({ name }) => program(name, `services/${name}`)),
  program("gateway", "gateway"),
  { name: "web", file: "images/web.Dockerfile", arguments: {} },
  { name: "operator", file: "images/operator.Dockerfile", arguments: {} },
];

/** Maximum uncompressed size of a service's image in bytes. */
export const MAX_BYTES = 200_000_000;
