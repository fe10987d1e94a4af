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
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "^.+\\.tsx?$": [swc[0], swc[1]] as [string, Record<string, unknown>] },
  transformIgnorePatterns: ["/node_modules/"],
};

const ofStories = {
  globalSetup: "<rootDir>/tests/e2e/start-product.ts",
  globalTeardown: "<rootDir>/tests/e2e/stop-product.ts",
};

/**
 * What runs in Node, what runs on real engines, the stories in a real browser on either shape of the product, and the
 * pages, which run in jsdom.
 */
const config: Config = {
  testTimeout: 60_000,
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
      displayName: "web",
      testEnvironment: "jest-fixed-jsdom",
      roots: ["<rootDir>/web"],
      testMatch: ["**/*.test.ts", "**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/web/test/setup.ts"],
      moduleNameMapper: { "\\.css$": "<rootDir>/web/test/empty-style.ts" },
    },
  ],
};

export default config;
