import { SERVICES } from "#dev/topology.ts";

/** An image of the product. */
export interface Image {
  readonly name: string;
  /** Its Dockerfile, from the root of the repository. */
  readonly file: string;
  /** Arguments of its build beside the bases. */
  readonly arguments: Readonly<Record<string, string>>;
}

const program = (name: string, workspace: string): Image => ({
  name,
  file: "images/Dockerfile",
  arguments: { NAME: name, WORKSPACE: workspace },
});

/**
 * Every image of the product: one for each service, the gateway, and the web client with the one origin; and the
 * operator's, whose programs prepare databases, bus and realm and run nothing of the product.
 */
export const IMAGES: readonly Image[] = [
  ...SERVICES.map(({ name }) => program(name, `services/${name}`)),
  program("gateway", "gateway"),
  { name: "web", file: "images/web.Dockerfile", arguments: {} },
  { name: "operator", file: "images/operator.Dockerfile", arguments: {} },
];

/** What an image of a service may take uncompressed, in bytes. */
export const MAX_BYTES = 200_000_000;
