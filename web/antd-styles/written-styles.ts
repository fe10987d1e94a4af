import { createRequire } from "node:module";
import type { ThemeConfig } from "antd";
import type { ComponentType, ReactNode } from "react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { KNOWN_STYLES } from "./known-styles.ts";
import type { Styled } from "./known-styles.ts";

// Resolved as Ant Design does: the copy of the library that its components generate rules with.
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

/** Name of the rules that all components share: links and icons inside them. */
export const SHARED = "shared";

/** Name of the rules of icons outside components. */
export const ICONS = "icons";

/** The rules that are generated while some exports of a module render, by name. */
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

/** Whether rules generated while a module renders are those of this name. */
function belongTo(name: string, key: string): boolean {
  if (key.includes("%ant-design-icons%")) return name === ICONS;
  return key.startsWith("style%css") && key.includes("%Shared%") === (name === SHARED) && name !== ICONS;
}

/**
 * The rules of a style module (`button/style/index`), or shared ones (`SHARED`, `ICONS`). They are the same in every
 * theme, because sizes and colors are variables that the page sets.
 */
export function writtenStyles(module: string, theme: ThemeConfig = {}): string {
  const isCommon = module === SHARED || module === ICONS;
  // Every module generates the shared rules.
  const source = isCommon ? "button/style/index" : module;
  const known = KNOWN_STYLES[source];
  if (known === undefined) throw new Error(`known-styles.ts does not know antd/es/${module}.`);
  const written = [...register(source, known, theme)].filter(([key]) => belongTo(module, key));
  if (written.length < (isCommon ? 1 : known.length))
    throw new Error(`antd/es/${module} writes other rules than known-styles.ts says.`);
  return written.map(([, rules]) => rules).join("");
}
