import type { FormRule } from "antd";

/** The rule of a message's words: they may be left out where there are files. */
export function wordsOrFiles(hasFiles: () => boolean, message: string): FormRule {
  return {
    validator: async (_rule, words: string | undefined) => {
      if ((words ?? "").trim() === "" && !hasFiles()) throw new Error(message);
    },
  };
}
