import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { antdStyles } from "./antd-styles/antd-styles.ts";
import { codeSplitting } from "./code-split/code-split.ts";
import { directImports } from "./code-split/direct-imports.ts";
import { compiledAhead } from "./compiled-ahead.ts";
import { inlineDocuments } from "./inline-documents.ts";
import { layoutSteps } from "./layout-steps.ts";
import { offlineWorker } from "./offline-worker.ts";

/**
 * The library's own entries start their worker from a blob, which the content security policy blocks; ours
 * (`src/ui/upload/heic-worker.ts`) runs the decoder that ships with them, the one without `eval` and WebAssembly.
 */
const LIBHEIF = join(
  fileURLToPath(import.meta.resolve("heic-to/csp")),
  "../../../src/lib/libheif-without-unsafe-eval.js",
);

/**
 * The client is built in three rings, each of which waits for the one before: sign-in (React, router, texts,
 * session), shell (Ant Design, Apollo, navigation), pages. `check-size.ts` measures them and fails when a ring or a
 * route exceeds its budget.
 */
export default defineConfig({
  plugins: [
    inlineDocuments(),
    layoutSteps(),
    antdStyles(),
    react(),
    directImports(),
    compiledAhead(),
    offlineWorker(),
  ],
  resolve: { alias: { "heic-to/libheif": LIBHEIF } },
  // What libheif would import from Node, and never does in a browser.
  worker: { rolldownOptions: { external: ["fs", "path", "crypto"] } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: codeSplitting(),
        // The names of all users of a shared file would be longer than many of the files.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        assetFileNames: ({ names: [name = "[name]"] }) =>
          name.includes("~")
            ? `assets/${name.split("~")[0]}-[hash][extname]`
            : "assets/[name]-[hash][extname]",
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
