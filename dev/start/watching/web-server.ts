import { join, resolve } from "node:path";
import { freePort } from "#dev/free-port.ts";
import type { Running } from "../processes.ts";

const root = resolve(import.meta.dirname, "../../..");
const web = join(root, "web");
/** What pages are made of. Without this the whole repository would be served, and with it the data folder's secrets. */
const SERVED = ["web", "packages", "proto", "node_modules"].map((folder) => join(root, folder));

/** The client as its sources are, with hot reload, in place of a build. `url` is where the origin finds it. */
export async function startWebServer(publicUrl: string): Promise<Running & { readonly url: string }> {
  // Loaded only if needed: it takes as long as the services.
  const { createServer } = await import("vite");
  const port = await freePort();
  const { port: publicPort } = new URL(publicUrl);
  const server = await createServer({
    root: web,
    configFile: join(web, "vite.config.ts"),
    logLevel: "warn",
    // Pages come by the origin, and so does the word about a change.
    server: {
      host: "127.0.0.1",
      port,
      strictPort: true,
      ws: { clientPort: Number(publicPort) },
      proxy: {},
      fs: { strict: true, allow: SERVED },
    },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
