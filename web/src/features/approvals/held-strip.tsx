import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useKeys } from "#lib/keys/use-keys.ts";
import { Keys } from "#ui/keys.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import type { Decisions } from "./use-decisions.ts";

/** Pending decisions, each with an undo button; the `z` key takes back the latest. */
export function HeldStrip({ decisions }: { readonly decisions: Decisions }) {
  const { t } = useTranslation("approvals");
  const { t: shell } = useTranslation();
  useKeys([{ keys: "z", text: shell("undo"), run: () => decisions.takeBack() }]);
  return (
    <Stack as="output" className="held-strip" gap={8}>
      {decisions.held.map(({ id, kind, name, state }) => (
        <span key={id} className="held-decision">
          {t(`held.${kind}`, { name })}
          {state === "held" && (
            <Button size="small" onClick={() => decisions.takeBack(id)}>
              {shell("undo")}
              <Keys keys="z" />
            </Button>
          )}
        </span>
      ))}
    </Stack>
  );
}
