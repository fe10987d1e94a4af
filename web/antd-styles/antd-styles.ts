import type { Plugin, Rolldown } from "vite";
import { KNOWN_STYLES } from "./known-styles.ts";
import { ICONS, SHARED, writtenStyles } from "./written-styles.ts";

const STYLE_MODULE = /\/antd\/es\/(.+\/style(?:\/\w+)?)\.js$/;
/** This module injects the rules of icons when the theme first renders. */
const ICON_MODULE = /\/antd\/es\/theme\/util\/useResetIconStyle\.js$/;
const WRITERS: ReadonlySet<string> = new Set([
  "genStyleHooks",
  "genSubStyleComponent",
  "genComponentStyleHook",
]);
const SHEET = "virtual:antd-styles/";
/** Style sheets with what Ant Design would otherwise inject at run time, and nothing else. */
export const ANTD_SHEET = /^\0virtual:antd-styles\/.+\.css$/;
/** Prefix of their file names. */
export const ANTD_FILE = "antd";

const PRELOADER = /^\0vite\/preload-helper\.js$/;
const APPEND = "document.head.appendChild(link)";
/** Inserted where run-time styles would go: before all style sheets of the client, which therefore override them. */
const PLACE = `document.head.insertBefore(link, link.href.includes("/${ANTD_FILE}-") ? document.querySelector('[rel=stylesheet]:not([href*="/${ANTD_FILE}-"])') : null)`;

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Call = Node & {
  readonly callee: Node & { readonly name?: string };
  readonly arguments: readonly Node[];
};

/** All nodes of a syntax tree. */
function nodesOf(tree: unknown): Node[] {
  if (typeof tree !== "object" || tree === null) return [];
  const below = Object.values(tree).flatMap(nodesOf);
  return "type" in tree ? [tree as Node, ...below] : below;
}

/** The code of a style module without what generates its rules; null if it generates none. */
export function withoutRules(code: string, tree: unknown): string | null {
  const calls = nodesOf(tree).filter(
    (node): node is Call => node.type === "CallExpression" && WRITERS.has((node as Call).callee.name ?? ""),
  );
  if (calls.length === 0) return null;
  return calls
    .flatMap(({ arguments: [, rules] }) => rules ?? [])
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}() => null${rest.slice(end)}`, code);
}

/**
 * Ant Design injects the rules of a component when it first renders. In the built client those rules are style sheets
 * that load with the component's code; `zeroRuntime` keeps Ant Design from injecting them as well. Only the values of
 * its variables are still set at run time, because they depend on the member's scheme and text size.
 */
export function antdStyles(): Plugin {
  const unknown = new Set<string>();
  return {
    name: "callboard:antd-styles",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: new RegExp(`^${SHEET}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: ANTD_SHEET },
      handler: (id) => writtenStyles(id.slice(SHEET.length + 1, -".css".length)),
    },
    transform: {
      filter: { id: [STYLE_MODULE, ICON_MODULE, PRELOADER] },
      handler(this: Rolldown.TransformPluginContext, code, id) {
        if (PRELOADER.test(id)) {
          if (!code.includes(APPEND)) throw new Error("Vite puts style sheets into the page in another way.");
          return { code: code.replace(APPEND, PLACE), map: null };
        }
        if (ICON_MODULE.test(id))
          return { code: `import "${SHEET}${ICONS}.css"; export default () => null;`, map: null };
        const module = STYLE_MODULE.exec(id)?.[1] ?? "";
        const rest = withoutRules(code, this.parse(code));
        if (rest === null) return null;
        // All of Ant Design is parsed, and what the client does not use is dropped.
        if (!(module in KNOWN_STYLES)) {
          unknown.add(id);
          return null;
        }
        const sheets = [SHARED, module].map((name) => `import "${SHEET}${name}.css";`);
        return { code: `${sheets.join("")}${rest}`, map: null };
      },
    },
    generateBundle(_options, bundle) {
      const used = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
      if (!used.some((id) => ICON_MODULE.test(id)))
        this.error("Ant Design writes the rules of icons somewhere else.");
      const missing = used.filter((id) => unknown.has(id));
      if (missing.length > 0) this.error(`Say in known-styles.ts what these style: ${missing.join(", ")}`);
    },
  };
}
