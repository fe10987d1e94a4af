import { join } from "node:path";
import type { Rolldown } from "vite";
import { ANTD_FILE, ANTD_SHEET } from "./antd-styles/antd-styles.ts";

type Group = Rolldown.CodeSplittingGroup;
type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/**
 * Where a module goes: what everyone waits for first, what guests' pages share, what is around every page of a member,
 * or what members' pages share. The entry stays alone: it waits for other files while it runs, and one that needs it
 * would wait for it in turn, for good.
 */
type Ring = "entry" | "sign-in" | "guest" | "graph" | "icons" | "frame" | "shared";

const src = join(import.meta.dirname, "src");
const ENTRY = join(src, "main.tsx");
const FRAME = join(src, "app/member-root.tsx");
const GUEST_PAGES = ["login-page", "register-page", "forgot-password-page", "confirm-page"].map((page) =>
  join(src, `features/auth/${page}.tsx`),
);

const GRAPH = /node_modules\/(@apollo\/client|graphql|rxjs|optimism|@wry\/[^/]+|zen-observable-ts)\//;
const ICONS = /node_modules\/@ant-design\/(icons|icons-svg)\//;
/** Nearly every page has them, but not the first one of a member. */
const FORMS = /node_modules\/(antd\/es\/(input|form)|@rc-component\/(form|input|async-validator))\//;

/** So many places in the client that load code for themselves must share a module before it comes with the frame. */
const POPULAR = 36;
/** So many must share an icon before it comes with the other icons: a file of its own costs more than the icon. */
const KNOWN_ICON = 4;
/** In bytes of source: what is larger waits for the page that needs it. */
const LARGE = 20_000;

/** The modules that some modules need at once, themselves included. */
function withImports(modules: Modules, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * How the client is cut into files: a page waits for few of them, and for little that it does not need. What guests
 * have is taken out first, since a group takes what its modules import along.
 */
export function chunkGroups(): Group[] {
  let start: ReadonlySet<string> | undefined;
  let guest: ReadonlySet<string> | undefined;
  let frame: ReadonlySet<string> | undefined;

  function ringOf(id: string, modules: Modules): Ring {
    start ??= withImports(modules, [ENTRY]);
    guest ??= withImports(modules, GUEST_PAGES);
    frame ??= withImports(modules, [FRAME]);
    if (id === ENTRY) return "entry";
    if (start.has(id)) return "sign-in";
    if (guest.has(id)) return "guest";
    if (GRAPH.test(id)) return "graph";
    if (ICONS.test(id)) return "icons";
    // Of libraries the frame takes what its own modules import of them, which are not all that their entries name.
    return id.startsWith(src) && frame.has(id) && id !== FRAME ? "frame" : "shared";
  }
  const only =
    (ring: Ring, name: string = ring, without?: RegExp): Rolldown.CodeSplittingNameFunction =>
    (id, modules) =>
      ringOf(id, modules) === ring && without?.test(id) !== true ? name : null;

  return [
    { name: ANTD_FILE, test: ANTD_SHEET, priority: 9, minShareCount: POPULAR },
    { name: ANTD_FILE, test: ANTD_SHEET, priority: 8, entriesAware: true },
    { name: only("sign-in"), priority: 7 },
    { name: only("guest"), priority: 6, entriesAware: true },
    { name: only("graph"), priority: 5 },
    { name: only("icons"), priority: 4, minShareCount: KNOWN_ICON },
    { name: only("frame"), priority: 3 },
    { name: only("shared", "popular", FORMS), priority: 2, minShareCount: POPULAR, maxModuleSize: LARGE },
    { name: only("shared"), priority: 1, minShareCount: 2, entriesAware: true },
  ];
}
