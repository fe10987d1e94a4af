import { createRequire } from "node:module";
import swcJest from "@swc/jest";
import { readExports, withDirectImports } from "../code-split/direct-imports.ts";

const require = createRequire(import.meta.url);
const exportsOf = readExports("lib");

/** A library's module for Node exports an object that holds the component. */
function writeImport(local: string, module: string): string {
  const path = JSON.stringify(require.resolve(module));
  return `import ${local}Module from ${path}; const ${local} = ${local}Module.default;`;
}

const direct = (code: string): string => withDirectImports(code, exportsOf, writeImport);

/**
 * Compiles a page for a test, with each component imported from its own module. Loading Ant Design as a whole takes
 * longer than most tests.
 */
function createTransformer(
  options?: Parameters<typeof swcJest.createTransformer>[0],
): ReturnType<typeof swcJest.createTransformer> {
  const swc = swcJest.createTransformer(options);
  return {
    ...swc,
    process: (code, path, how) => swc.process?.(direct(code), path, how) ?? { code },
    processAsync: async (code, path, how) => (await swc.processAsync?.(direct(code), path, how)) ?? { code },
    getCacheKey: (code, path, how) => `direct ${swc.getCacheKey?.(code, path, how) ?? ""}`,
  };
}

export default { createTransformer };
