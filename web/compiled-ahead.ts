import type { Plugin } from "vite";

/**
 * Has Chromium compile the functions of a file beside the page while the file is fetched, rather than each within the page
 * as it is first called. To other browsers it is a comment.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Hints at the files of the built client: they are cut so that a page fetches little that it does not need. The hint has to
 * come before everything else, and Vite writes the names of what a file loads later at its top once it is packed. The hash in a
 * file's name is made before that and does not count it: files that a browser has kept lack the hint, and work as they do with it.
 */
export function compiledAhead(): Plugin {
  return {
    name: "callboard:compiled-ahead",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === "chunk") part.code = `${HINT}${part.code}`;
        }
      },
    },
  };
}
