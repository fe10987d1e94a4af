import type { Config } from "jest";

const swc = [
  "@swc/jest",
  {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2024",
      transform: { react: { runtime: "automatic" } },
    },
    module: { type: "es6" },
  },
] as const;

const shared = {
  cacheDirectory: "<rootDir>/node_modules/.cache/jest",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "^.+\\.tsx?$": [swc[0], swc[1]] as [string, Record<string, unknown>] },
  transformIgnorePatterns: ["/node_modules/"],
};

/** Pages import from Ant Design's own modules: its entry loads all of them, in each test file anew. */
const pageTransform = {
  "^.+\\.tsx?$": ["<rootDir>/web/test/page-transform.ts", swc[1]] as [string, Record<string, unknown>],
};

const ofStories = {
  globalSetup: "<rootDir>/tests/e2e/start-product.ts",
  globalTeardown: "<rootDir>/tests/e2e/stop-product.ts",
};

/**
 * What runs in Node, what runs on real engines, the stories in a real browser on either shape of the product, what is
 * done to a cluster while it serves, and the pages, which run in jsdom.
 */
const config: Config = {
  // What hangs ends some time; what a busy machine does slowly is not what a test is about.
  testTimeout: 360_000,
  // A process keeps what its files have loaded, and looking through all of that for what is free takes ever longer.
  workerIdleMemoryLimit: "1GB",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      roots: [
        "<rootDir>/packages",
        "<rootDir>/services",
        "<rootDir>/gateway",
        "<rootDir>/dev",
        "<rootDir>/load",
        "<rootDir>/tests",
      ],
      testMatch: ["**/*.test.ts", "!**/*.engine.test.ts"],
    },
    {
      ...shared,
      displayName: "engines",
      testEnvironment: "node",
      roots: ["<rootDir>/packages", "<rootDir>/services", "<rootDir>/dev", "<rootDir>/tests"],
      testMatch: ["**/*.engine.test.ts"],
    },
    {
      ...shared,
      displayName: "story",
      testEnvironment: "node",
      roots: ["<rootDir>/tests/e2e"],
      testMatch: ["**/*.spec.ts"],
      ...ofStories,
    },
    {
      ...shared,
      displayName: "real",
      testEnvironment: "node",
      roots: ["<rootDir>/tests/real"],
      testMatch: ["**/*.spec.ts"],
      ...ofStories,
    },
    {
      ...shared,
      displayName: "alerts",
      testEnvironment: "node",
      roots: ["<rootDir>/tests/alerts"],
      testMatch: ["**/*.spec.ts"],
    },
    {
      ...shared,
      displayName: "cluster",
      testEnvironment: "node",
      roots: ["<rootDir>/tests/cluster"],
      testMatch: ["**/*.spec.ts"],
    },
    {
      ...shared,
      transform: pageTransform,
      displayName: "web",
      testEnvironment: "jest-fixed-jsdom",
      roots: ["<rootDir>/web"],
      testMatch: ["**/*.dom.test.ts", "**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/web/test/setup.ts"],
      moduleNameMapper: { "\\.css$": "<rootDir>/web/test/empty-style.ts" },
    },
    {
      ...shared,
      transform: pageTransform,
      // What the client decides without a page.
      displayName: "web-rules",
      testEnvironment: "node",
      roots: ["<rootDir>/web"],
      testMatch: ["**/*.test.ts", "!**/*.dom.test.ts"],
      setupFilesAfterEnv: ["<rootDir>/web/test/console-watch.ts"],
      moduleNameMapper: { "\\.css$": "<rootDir>/web/test/empty-style.ts" },
    },
  ],
};

export default config;
