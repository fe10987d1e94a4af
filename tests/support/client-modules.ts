import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import getPort from "get-port";
import type { Page } from "playwright-core";
import { openBrowser } from "../e2e/browsers/open-browser.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A browser's page that can import the modules of the client, without the client itself. */
export interface ClientModules {
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * Opens a page that imports the modules of the client by their paths (`/src/ui/upload/heic.ts`). They are served by a
 * process of its own, because the bundler does not run within a test's realm.
 */
export async function openClientModules(): Promise<ClientModules> {
  const port = await getPort();
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  const options = ["--host", "127.0.0.1", "--port", String(port), "--strictPort"];
  const server = spawn(process.execPath, [vite, ...options], { cwd: join(ROOT, "web"), stdio: "ignore" });
  const anyModule = `http://127.0.0.1:${port}/src/ui/upload/heic.ts`;
  await waitFor("the client's modules", () => fetch(anyModule).then(({ ok }) => ok));
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(anyModule);
  return {
    page,
    async close() {
      await browser.close();
      server.kill();
      await once(server, "exit");
    },
  };
}
