import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The pages' functions for times as one script, which sets `shown` to what it exports. */
export default defineConfig({
  logLevel: "warn",
  // A library leaves it to its user.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    minify: false,
    lib: {
      entry: fileURLToPath(new URL("shown-times.ts", import.meta.url)),
      formats: ["iife"],
      name: "shown",
      fileName: () => "shown-times.js",
    },
  },
});
