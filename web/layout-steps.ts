import type { Plugin } from "vite";
import { stepRules } from "./src/ui/layout/layout-steps.ts";

/** Puts the rules of the layout's steps behind those of `layout.css`, in development and in the build. */
export function layoutSteps(): Plugin {
  return {
    name: "callboard:layout-steps",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/ui\/layout\/layout\.css(\?|$)/ },
      handler: (code) => ({ code: `${code}\n${stepRules()}`, map: null }),
    },
  };
}
