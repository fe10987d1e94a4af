import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { antdStyles } from "./antd-styles/antd-styles.ts";
import { chunkGroups } from "./chunks.ts";
import { inlineDocuments } from "./inline-documents.ts";
import { offlineWorker } from "./offline-worker.ts";

/**
 * The client is built in three rings, each of which waits for the one before:
 * sign-in (React, router, texts, session), shell (Ant Design, Apollo, navigation), pages.
 * `check-size.ts` measures them and fails when a ring or a route outgrows its budget.
 */
export default defineConfig({
  plugins: [inlineDocuments(), antdStyles(), react(), offlineWorker()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        // The names of all who share a file would be longer than many of the files.
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
