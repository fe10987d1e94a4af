import { createRequire } from "node:module";
import type { ThemeConfig } from "antd";
import type { ComponentType, ReactNode } from "react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { KNOWN_STYLES } from "./known-styles.ts";
import type { Styled } from "./known-styles.ts";

// As Ant Design finds it: the copy that its components write their rules with.
const fromAntd = createRequire(createRequire(import.meta.url).resolve("antd/package.json"));

type Registration = readonly [rules: string, id: string, apart: Readonly<Record<string, string>>];
type Cache = { readonly cache: ReadonlyMap<string, readonly [times: number, made: Registration]> };
type CssInJs = {
  readonly createCache: () => Cache;
  readonly StyleProvider: ComponentType<{ readonly cache: Cache; readonly children?: ReactNode }>;
};
type Config = {
  readonly default: ComponentType<{ readonly theme?: ThemeConfig; readonly children?: ReactNode }>;
};
type StyleModule = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** Name of the rules that all components have in common: links and icons within them. */
export const SHARED = "shared";

/** Name of the rules of icons wherever they stand. */
export const ICONS = "icons";

/** The rules that are written while some of a module's exports are drawn, by the names they are kept under. */
function register(
  module: string,
  styled: readonly Styled[],
  theme: ThemeConfig,
): ReadonlyMap<string, string> {
  const { default: ConfigProvider } = fromAntd("./lib/config-provider/index.js") as Config;
  const { createCache, StyleProvider } = fromAntd("@ant-design/cssinjs") as CssInJs;
  const exported = fromAntd(`./lib/${module}.js`) as StyleModule;
  const cache = createCache();
  function Registering(): null {
    for (const { export: name, prefix, root = prefix, isComponent } of styled)
      exported[name]?.(...(isComponent ? [{ prefixCls: prefix }] : [prefix, root]));
    return null;
  }
  const themed = createElement(ConfigProvider, { theme }, createElement(Registering));
  renderToString(createElement(StyleProvider, { cache }, themed));
  const found = [...cache.cache].filter(([key]) => key.startsWith("style%"));
  return new Map(found.map(([key, [, [rules, , apart]]]) => [key, rules + Object.values(apart).join("")]));
}

/** Whether rules that were written while a module was drawn are those that go by the name. */
function belongTo(name: string, key: string): boolean {
  if (key.includes("%ant-design-icons%")) return name === ICONS;
  return key.startsWith("style%css") && key.includes("%Shared%") === (name === SHARED) && name !== ICONS;
}

/**
 * The rules of a style module (`button/style/index`), or those that all have in common (`SHARED`, `ICONS`). They are the
 * same in every theme: sizes and colours stand in them as variables, which the page writes.
 */
export function writtenStyles(module: string, theme: ThemeConfig = {}): string {
  const isCommon = module === SHARED || module === ICONS;
  // Any of them writes what all have in common.
  const source = isCommon ? "button/style/index" : module;
  const known = KNOWN_STYLES[source];
  if (known === undefined) throw new Error(`known-styles.ts does not know antd/es/${module}.`);
  const written = [...register(source, known, theme)].filter(([key]) => belongTo(module, key));
  if (written.length < (isCommon ? 1 : known.length))
    throw new Error(`antd/es/${module} writes other rules than known-styles.ts says.`);
  return written.map(([, rules]) => rules).join("");
}
