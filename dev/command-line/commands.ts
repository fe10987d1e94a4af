/** An option of a command. */
export interface Option {
  readonly type: "boolean" | "string";
  /** What a string stands for in the usage, such as FOLDER. */
  readonly value?: string;
  readonly default?: boolean | string;
  readonly says: string;
}

/** What a command does and takes. */
export interface Command {
  readonly group: "run" | "keep" | "test" | "measure" | "build" | "write";
  /** One line. */
  readonly summary: string;
  /** What may follow besides options, such as "[SERVICE...]"; a command without it takes no words. */
  readonly words?: string;
  /** Further words and options are passed on to the test runner. */
  readonly passesOn?: true;
  readonly options?: Readonly<Record<string, Option>>;
}

const ENGINES = {
  type: "string",
  value: "embedded|real",
  default: "embedded",
  says: "which engines the product runs on",
} as const satisfies Option;

/** Every `npm run` command by its name in package.json; `npm run help`, each `--help` and each refusal are made from it. */
export const COMMANDS = {
  start: {
    group: "run",
    summary: "the whole product on this machine, with the demo market",
    options: {
      empty: { type: "boolean", says: "without the demo market, for real people" },
      reset: { type: "boolean", says: "removes all data first" },
      apart: { type: "boolean", says: "runs each service in a process of its own" },
      watch: { type: "boolean", says: "follows changes of the sources, in the pages too" },
      engines: { ...ENGINES, says: "real: Keycloak, NATS, OpenSearch and S3, which it fetches" },
      web: { type: "boolean", default: true, says: "without the pages" },
    },
  },
  engines: {
    group: "run",
    summary: "only the real engines, until Ctrl-C",
    options: {
      only: { type: "string", value: "NAME,NAME", says: "these engines alone" },
      with: { type: "string", value: "NAME", says: "this engine too, such as minio" },
      fetch: { type: "boolean", says: "fetches them and starts none" },
      folder: { type: "string", value: "FOLDER", says: "where their data goes" },
    },
  },
  cluster: {
    group: "run",
    summary: "a Kubernetes of two nodes on this machine, and the product on it",
    words: "up|install|status|uninstall|down",
    options: { build: { type: "boolean", default: true, says: "installs the images of the last build" } },
  },
  reindex: {
    group: "keep",
    summary: "rebuilds the search indexes of the running product while it serves",
    options: { engines: ENGINES },
  },
  "make-admin": {
    group: "keep",
    summary: "makes a registered person an admin",
    words: "ADDRESS",
    options: { engines: ENGINES },
  },
  backup: {
    group: "keep",
    summary: "backs up the running product into a new folder",
    words: "FOLDER",
    options: { engines: ENGINES },
  },
  restore: {
    group: "keep",
    summary: "restores a backup into the data folder, which must be empty",
    words: "FOLDER",
  },
  test: {
    group: "test",
    summary: "lint, services, the started product, pages, size and stories, or the stages named",
    words: "[STAGE...]",
  },
  e2e: { group: "test", summary: "the two long stories in a browser" },
  "test:engines": {
    group: "test",
    summary: "the contract of every port on both of its adapters",
    words: "[JEST ARGUMENT...]",
    passesOn: true,
  },
  "test:real": { group: "test", summary: "the story on real engines, and again while each is killed" },
  "test:cluster": {
    group: "test",
    summary: "the product on a local Kubernetes, disrupted while it serves",
    words: "[JEST ARGUMENT...]",
    passesOn: true,
    options: { short: { type: "boolean", says: "a few tests, or none if Kubernetes is not built here" } },
  },
  "test:bad-input": { group: "test", summary: "50,000 requests with bad values" },
  "test:outages": { group: "test", summary: "each service unavailable in turn" },
  "test:alerts": {
    group: "test",
    summary: "each alert of the chart in a real Prometheus, and what makes it fire",
  },
  "test:firefox": { group: "test", summary: "every address for everyone, in Firefox" },
  "test:mutation": {
    group: "test",
    summary: "small changes to rules, which a test must notice",
    words: "[PART...]",
  },
  "test:rollback": {
    group: "test",
    summary: "each service's previous version on the schema of this one",
    words: "[SERVICE...]",
  },
  "test:repeat": {
    group: "test",
    summary: "a stage several times (5), beside a busy loop for each core",
    words: "STAGE [TIMES] [LOOPS]",
  },
  drill: {
    group: "test",
    summary: "the product backed up, killed, removed, restored and compared",
    options: { engines: { ...ENGINES, default: "real" } },
  },
  load: {
    group: "measure",
    summary: "simulated people on a running product (k6)",
    words: "SCENARIO",
    options: {
      url: { type: "string", value: "URL", default: "http://localhost:4000", says: "the product" },
      people: { type: "string", value: "N", default: "10", says: "how many people" },
      seconds: { type: "string", value: "N", default: "60", says: "for how long" },
      accounts: { type: "string", value: "FILE", says: "sign-ins, instead of those of the demo" },
      "i-own-this-target": { type: "boolean", says: "allows a product on another machine" },
    },
  },
  benchmark: {
    group: "measure",
    summary: "one benchmark, or all of them in turn",
    words: "[NAME [ARGUMENT...]]",
  },
  samples: {
    group: "measure",
    summary: "the sample files of public packages through the upload",
    words: "[FOLDER]",
  },
  images: {
    group: "build",
    summary: "every image of the product, or those named",
    words: "[NAME...]",
    options: {
      bases: { type: "string", value: "public|assembled", default: "public", says: "what they are built on" },
      registry: {
        type: "string",
        value: "HOST/NAME",
        default: "callboard",
        says: "the first part of their names",
      },
      tag: { type: "string", value: "TAG", says: "the last part of their names" },
    },
  },
  texts: {
    group: "write",
    summary: "the texts of the pages as JSON for a translator, and back",
    words: "export LANGUAGE [FOLDER] | import FILE",
  },
  generate: { group: "write", summary: "all code that is made from schemas and protos" },
  "release:schemas": { group: "write", summary: "the schemas that later changes must not break" },
  manifests: { group: "write", summary: "k8s/, rendered from the chart" },
  mails: { group: "write", summary: "a page with every mail in every language" },
  screens: { group: "write", summary: "docs/screens, a picture of each page" },
  lint: { group: "build", summary: "lint, format and types" },
  "lint:schemas": { group: "build", summary: "the GraphQL and protobuf schemas" },
  "lint:imports": { group: "build", summary: "unused files, exports and packages" },
  format: { group: "write", summary: "formats every file" },
  help: { group: "run", summary: "this list" },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof COMMANDS;
