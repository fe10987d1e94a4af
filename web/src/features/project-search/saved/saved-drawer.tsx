import { DeleteOutlined } from "@ant-design/icons";
import { useMutation } from "@apollo/client/react";
import { Button, Drawer } from "antd";
import { useTranslation } from "react-i18next";
import type { SavedSearchesQuery } from "#gen/graphql.ts";
import { idOf } from "#lib/graph/record-key.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { Select } from "#ui/fields/select.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { DueCue } from "#ui/when/due-cue.tsx";
import { ALERTS } from "./alerts.ts";
import { addressOf } from "./saved-address.ts";
import { DeleteSearch, SaveSearch } from "./saved-documents.ts";
import type { Saved } from "./use-saved.ts";

type Search = SavedSearchesQuery["getSavedSearches"][number];
type Kept = SavedSearchesQuery["getFavoriteProjects"][number];

function SavedRow({ saved, onOpen }: { readonly saved: Search; readonly onOpen: () => void }) {
  const { t } = useTranslation("project-search");
  const notifyFailure = useFailureNotice();
  const [save] = useMutation(SaveSearch, { refetchQueries: ["SavedSearches"] });
  const [forget] = useMutation(DeleteSearch, { refetchQueries: ["SavedSearches"] });
  const { SK, Data } = saved;
  return (
    <li className="saved-row">
      <button type="button" className="row-open" onClick={onOpen}>
        <bdi>{Data.Name}</bdi>
      </button>
      <Select<string>
        size="small"
        aria-label={t("alertOf", { name: Data.Name })}
        popupMatchSelectWidth={false}
        value={Data.Alert}
        options={ALERTS.map((alert) => ({ value: alert, label: t(`alert.${alert}`) }))}
        onChange={(Alert) =>
          void save({ variables: { search: { SK, Alert, Version: Data.Version } } }).catch(notifyFailure)
        }
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t("forgetSearch", { name: Data.Name })}
        onClick={() => void forget({ variables: { SK } }).catch(notifyFailure)}
      />
    </li>
  );
}

function KeptRow({ kept, onOpen }: { readonly kept: Kept; readonly onOpen: () => void }) {
  const { t: shell } = useTranslation();
  return (
    <li className="saved-row">
      <button type="button" className="row-open" onClick={onOpen}>
        <bdi>{kept.Data.Name ?? shell("unnamed")}</bdi>
      </button>
      {kept.Data.SubmissionsDueBy && <DueCue at={kept.Data.SubmissionsDueBy} clock={false} />}
    </li>
  );
}

type SavedDrawerProps = Saved & {
  readonly open: boolean;
  readonly onGo: (change: Parameters<QueryState["change"]>[0]) => void;
  readonly onClose: () => void;
};

/** Favorites and saved searches, each opened by its row. */
export function SavedDrawer({ open, saved, error, again, onGo, onClose }: SavedDrawerProps) {
  const { t } = useTranslation("project-search");
  const searches = saved?.getSavedSearches ?? [];
  const favorites = saved?.getFavoriteProjects ?? [];
  return (
    <Drawer open={open} title={t("saved")} size="min(480px, 100vw)" onClose={onClose}>
      <DataBlock loading={!saved && !error} error={error} onRetry={again}>
        <h3 className="saved-title">{t("favorites")}</h3>
        {favorites.length === 0 && <p>{t("noFavorites")}</p>}
        <ul className="saved-list">
          {favorites.map((kept) => (
            <KeptRow key={kept.PK} kept={kept} onOpen={() => onGo({ project: idOf(kept.PK), whole: "1" })} />
          ))}
        </ul>
        <h3 className="saved-title">{t("savedSearches")}</h3>
        {searches.length === 0 && <p>{t("noSearches")}</p>}
        <ul className="saved-list">
          {searches.map((search) => (
            <SavedRow key={search.SK} saved={search} onOpen={() => onGo(addressOf(search.Data.Criteria))} />
          ))}
        </ul>
      </DataBlock>
    </Drawer>
  );
}
