import { StarOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useOpened } from "#lib/use-opened.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import type { Saved } from "./use-saved.ts";

const SavedDrawer = lazy(() => import("./saved-drawer.tsx").then((m) => ({ default: m.SavedDrawer })));

type SavedButtonProps = Saved & { readonly address: QueryState };

/** Opens favorites and saved searches; shows the number of favorites once it is known. */
export function SavedButton({ address, saved, error, again }: SavedButtonProps) {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  const favorites = saved?.getFavoriteProjects.length;
  return (
    <>
      <Button
        type="text"
        icon={<StarOutlined aria-hidden />}
        aria-label={favorites === undefined ? t("saved") : `${t("saved")} ${formats.number(favorites)}`}
        onClick={() => setOpen(true)}
      >
        <span className="tool-words">{t("saved")}</span> {favorites ? formats.number(favorites) : null}
      </Button>
      {opened && (
        <Suspense>
          <SavedDrawer
            open={open}
            saved={saved}
            error={error}
            again={again}
            onGo={(change) => {
              setOpen(false);
              address.change(change, { replace: false });
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
