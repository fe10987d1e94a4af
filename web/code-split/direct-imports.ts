import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The two forms in which the libraries ship their modules: for bundlers, and for Node. */
export type ModuleForm = "es" | "lib";

/** Libraries whose entry re-exports hundreds of modules, with the folder it re-exports from. */
const ENTRIES: Readonly<Record<string, { readonly entry: string; readonly folder: string }>> = {
  antd: { entry: "antd/es/index.js", folder: "antd" },
  "@ant-design/icons": { entry: "@ant-design/icons/es/icons", folder: "@ant-design/icons" },
};

const EXPORT = /export \{ default as (\w+) \} from ['"]\.\/([^'"]+)['"]/g;
const IMPORT = /^import \{([^}]*)\} from "([^"]+)";?$/gm;
const NAME = /^(\w+)(?: as (\w+))?$/;

type Exports = ReadonlyMap<string, string>;
/** The exports of a library that is in the table; undefined for all others. */
export type ExportsOf = (library: string) => Exports | undefined;

/** Reads, once per library, the module behind each name that its entry re-exports. */
export function readExports(form: ModuleForm): ExportsOf {
  const known = new Map<string, Exports>();
  return (library) => {
    const entry = ENTRIES[library];
    if (entry !== undefined && !known.has(library)) known.set(library, exportsOf(entry, form));
    return known.get(library);
  };
}

function exportsOf({ entry, folder }: { entry: string; folder: string }, form: ModuleForm): Exports {
  const code = readFileSync(fileURLToPath(import.meta.resolve(entry)), "utf8");
  const base = `${folder}/${form}${entry.endsWith("/icons") ? "/icons" : ""}`;
  return new Map([...code.matchAll(EXPORT)].map(([, name = "", path = ""]) => [name, `${base}/${path}`]));
}

/** How a default export is imported from its module. */
type WriteImport = (local: string, module: string) => string;

const plainImport: WriteImport = (local, module) => `import ${local} from "${module}";`;

/** Imports each name from its own module; a name that the entry defines itself is imported from the entry. */
export function withDirectImports(code: string, of: ExportsOf, write: WriteImport = plainImport): string {
  return code.replace(IMPORT, (whole, names: string, library: string) => {
    const modules = of(library);
    if (modules === undefined) return whole;
    return names
      .split(",")
      .map((name) => NAME.exec(name.trim()))
      .filter((found) => found !== null)
      .map(([, name = "", local = name]) => {
        const module = modules.get(name);
        return module === undefined
          ? `import { ${name} as ${local} } from "${library}";`
          : write(local, module);
      })
      .join(" ");
  });
}

/**
 * Every component of Ant Design reads the context of forms, which takes a provider of ten lines from the entry of the
 * library below. With that entry every page would load the fields and the validator too.
 */
export const withoutForms = (code: string): string =>
  code.replace(
    /import \{ FormProvider as (\w+) \} from ["']@rc-component\/form["']/,
    'import { FormProvider as $1 } from "@rc-component/form/es/FormContext"',
  );

/**
 * Imports directly from the modules of Ant Design and its icons. Through the entry every user would depend on all of
 * them until tree shaking, so that nothing could be said about who needs which, and all would be parsed.
 */
export function directImports(): Plugin[] {
  const of = readExports("es");
  return [
    {
      name: "callboard:direct-imports",
      apply: "build",
      transform: {
        filter: { id: /\/web\/src\/.+\.tsx?$/, code: /from "(antd|@ant-design\/icons)"/ },
        handler: (code) => ({ code: withDirectImports(code, of), map: null }),
      },
    },
    {
      name: "callboard:without-forms",
      apply: "build",
      transform: {
        filter: { id: /\/antd\/es\/form\/context\.js$/ },
        handler: (code) => ({ code: withoutForms(code), map: null }),
      },
    },
  ];
}
