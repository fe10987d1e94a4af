import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import type { Rolldown } from "vite";
import { ANTD_FILE, ANTD_SHEET } from "../antd-styles/antd-styles.ts";
import { needsOf, sharedFiles } from "./shared-files.ts";
import type { Module } from "./shared-files.ts";

type Group = Rolldown.CodeSplittingGroup;
type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/**
 * The group of a module: what every page waits for first, what guests' pages share, what surrounds every page of a
 * member, or what members' pages share; or late, with the one dialog or change that needs it. The entry stays alone: it awaits other files while it runs, and a file that
 * imported it back would deadlock.
 */
type Ring = "entry" | "sign-in" | "guest" | "graph" | "icons" | "frame" | "shared" | "late";

const src = join(import.meta.dirname, "../src");
const ENTRY = join(src, "main.tsx");
const FRAME = join(src, "app/member-root.tsx");
const GUEST_PAGES = ["login-page", "register-page", "forgot-password-page", "confirm-page"].map((page) =>
  join(src, `features/auth/${page}.tsx`),
);

const GRAPH = /node_modules\/(@apollo\/client|graphql|rxjs|optimism|@wry\/[^/]+|zen-observable-ts)\//;
/** What reads documents from text: pages are built with theirs read. */
const PARSER = /node_modules\/graphql\/language\/(parser|lexer|tokenKind|source)\.mjs$/;
const ICONS = /node_modules\/@ant-design\/(icons|icons-svg)\//;
/** Used by nearly every page, but not by a member's first one. */
const FORMS = /node_modules\/(antd\/es\/(input|form)|@rc-component\/(form|input|async-validator))\//;
/** In bytes of source: larger modules load with the page that needs them. */
const LARGE = 20_000;
/** A style sheet shared by this many separately loaded parts loads with the frame. */
const POPULAR = 40;
/** An icon shared by this many parts loads with the other icons: a file of its own would cost more than the icon. */
const KNOWN_ICON = 4;
/** One more file is as bad as this many more bytes: it is requested, compiled and linked separately. */
const FILE_COSTS = 1_000;
/** A page's needs count in full, a dialog's in part. */
const DIALOG_COUNTS = 0.3;
/** The share of a module's source that is left after tree shaking, minification and compression within its file. */
const SENT = 0.22;

/** What the client consists of, as far as it has been parsed. */
function modulesOf(modules: Modules): {
  readonly all: ReadonlyMap<string, Module>;
  readonly users: ReadonlyMap<string, number>;
} {
  const all = new Map<string, Module>();
  const users = new Map<string, number>();
  const waiting = [ENTRY];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = modules.getModuleInfo(id);
    if (all.has(id) || info === null) continue;
    const { code, importedIds: imports, dynamicallyImportedIds: fetched } = info;
    all.set(id, { imports, size: deflateRawSync(code ?? "", { level: 1 }).length * SENT });
    for (const user of fetched) users.set(user, user.endsWith("-page.tsx") ? 1 : DIALOG_COUNTS);
    waiting.push(...imports, ...fetched);
  }
  return { all, users };
}

/** The ring of a module, and the file of one that pages share. */
function placesIn(modules: Modules) {
  const { all, users } = modulesOf(modules);
  const start = needsOf(all, [ENTRY]);
  const guest = needsOf(all, GUEST_PAGES);
  const frame = needsOf(all, [FRAME]);

  function ringOf(id: string): Ring {
    if (id === ENTRY) return "entry";
    if (start.has(id)) return "sign-in";
    if (guest.has(id)) return "guest";
    if (PARSER.test(id)) return "late";
    if (GRAPH.test(id)) return "graph";
    if (ICONS.test(id)) return "icons";
    // Of a library the frame takes only what its own modules need, which is less than everything they mention.
    return id.startsWith(src) && frame.has(id) && id !== FRAME ? "frame" : "shared";
  }
  const isShared = (id: string): boolean => ["shared", "icons"].includes(ringOf(id)) && !ANTD_SHEET.test(id);
  const files = sharedFiles({ modules: all, users, isShared, fileCosts: FILE_COSTS });
  const fileOf = new Map(files.flatMap((ids, at) => ids.map((id) => [id, `shared~${at}`] as const)));
  return { ringOf, fileOf };
}

/**
 * How the client is cut into files, so that a page loads few of them and little that it does not need. The guests'
 * part is separated first, since a group pulls in what its modules import.
 */
export function codeSplitting(): { readonly groups: Group[] } {
  let places: ReturnType<typeof placesIn> | undefined;
  const only =
    (ring: Ring, name: string = ring, without?: RegExp): Rolldown.CodeSplittingNameFunction =>
    (id, modules) => {
      places ??= placesIn(modules);
      return places.ringOf(id) === ring && without?.test(id) !== true ? name : null;
    };
  const groups: Group[] = [
    { name: ANTD_FILE, test: ANTD_SHEET, priority: 9, minShareCount: POPULAR },
    { name: ANTD_FILE, test: ANTD_SHEET, priority: 8, entriesAware: true },
    { name: only("sign-in"), priority: 7 },
    { name: only("guest"), priority: 6, entriesAware: true },
    { name: only("graph"), priority: 5 },
    { name: only("icons"), priority: 4, minShareCount: KNOWN_ICON },
    { name: only("frame"), priority: 3 },
    { name: only("shared", "popular", FORMS), priority: 2, minShareCount: POPULAR, maxModuleSize: LARGE },
    {
      name: (id, modules) => (places ??= placesIn(modules)).fileOf.get(id) ?? null,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
  return { groups };
}
