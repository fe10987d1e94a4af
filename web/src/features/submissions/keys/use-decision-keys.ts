import { useTranslation } from "react-i18next";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import { useGroupNames } from "../groups/group-names.tsx";
import type { Shortcut } from "#lib/keys/use-keys.ts";
import type { Command } from "./command.ts";

/** The keys for decisions about a submission, as listed in the shortcuts dialog and the strip of hints. */
export function useDecisionKeys(run: (command: Command) => void): readonly Shortcut[] {
  const { t } = useTranslation("submissions");
  const names = useGroupNames();
  return [
    ...GROUP_NUMBERS.map((number) => ({
      keys: String(number),
      text: t("key.group", { group: names.of(number) }),
      hint: t("hint.group"),
      run: () => run({ kind: "group", number }),
    })),
    { keys: "0", text: t("key.clear"), hint: t("hint.clear"), run: () => run({ kind: "clear" }) },
    { keys: "b", text: t("action.book"), hint: t("hint.book"), run: () => run({ kind: "book" }) },
    { keys: "n", text: t("action.decline"), hint: t("hint.decline"), run: () => run({ kind: "decline" }) },
    {
      keys: "a",
      text: t("action.audition"),
      hint: t("hint.audition"),
      run: () => run({ kind: "audition" }),
    },
    { keys: "d", text: t("key.avail"), run: () => run({ kind: "avail" }) },
    { keys: "m", text: t("key.message"), run: () => run({ kind: "message" }) },
  ];
}
