import { StarOutlined } from "@ant-design/icons";
import { useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { CAN_WAIT } from "#lib/graph/asking/can-wait.ts";
import { useOpened } from "#lib/use-opened.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { SavedSearches } from "./saved-documents.ts";

const SavedDrawer = lazy(() => import("./saved-drawer.tsx").then((m) => ({ default: m.SavedDrawer })));

/** Opens favorites and saved searches; shows the number of favorites. */
export function SavedButton({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  const { data } = useQuery(SavedSearches, { context: CAN_WAIT });
  const favorites = data?.getFavoriteProjects.length ?? 0;
  return (
    <>
      <Button
        type="text"
        icon={<StarOutlined aria-hidden />}
        aria-label={`${t("saved")} ${formats.number(favorites)}`}
        onClick={() => setOpen(true)}
      >
        <span className="tool-words">{t("saved")}</span> {favorites > 0 && formats.number(favorites)}
      </Button>
      {opened && (
        <Suspense>
          <SavedDrawer
            open={open}
            saved={data}
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
