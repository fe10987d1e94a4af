import type { FormRule } from "antd";

/** Validation rule of a message's text, which is optional if there are files. */
export function wordsOrFiles(hasFiles: () => boolean, message: string): FormRule {
  return {
    validator: async (_rule, words: string | undefined) => {
      if ((words ?? "").trim() === "" && !hasFiles()) throw new Error(message);
    },
  };
}
