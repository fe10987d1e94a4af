import { join, resolve } from "node:path";
import { freePort } from "#dev/free-port.ts";
import type { Running } from "../processes.ts";

const web = resolve(import.meta.dirname, "../../../web");

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
    server: { host: "127.0.0.1", port, strictPort: true, ws: { clientPort: Number(publicPort) }, proxy: {} },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
