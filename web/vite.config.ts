import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineDocuments } from "./inline-documents.ts";
import { offlineWorker } from "./offline-worker.ts";

/**
 * The client is built in three rings, each of which waits for the one before:
 * sign-in (React, router, texts, session), shell (Ant Design, Apollo, navigation), pages.
 * `check-size.ts` measures them and fails when a ring or a route outgrows its budget.
 */
const RINGS: ReadonlyArray<readonly [name: string, modules: RegExp]> = [
  [
    "sign-in",
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|keycloak-js)\//,
  ],
  ["graph", /node_modules\/(@apollo\/client|graphql|rxjs|optimism|@wry\/[^/]+|zen-observable-ts)\//],
];

export default defineConfig({
  plugins: [inlineDocuments(), react(), offlineWorker()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: RINGS.map(([name, test]) => ({ name, test, priority: 10 })),
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/graphql", "/api", "/auth", "/objects", "/dev"].map((path) => [path, "http://localhost:4000"]),
    ),
  },
});
