import { AppstoreOutlined, TableOutlined } from "@ant-design/icons";
import { Segmented } from "antd";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { QueryState } from "#lib/use-query-state.ts";
import { DensitySwitch } from "#ui/density/density-switch.tsx";
import { useDensity } from "#ui/density/use-density.ts";
import { Row } from "#ui/layout/layout.tsx";
import { WALL_LIST } from "../wall/wall-criteria.ts";

/** Wall or table, and how many people show at once. */
export const ViewSwitch = memo(function ViewSwitch({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("submissions");
  const [density, changeDensity] = useDensity(WALL_LIST);
  return (
    <Row gap={8} align="stretch" rigid>
      <Segmented
        aria-label={t("view")}
        value={address.text("view") === "table" ? "table" : "wall"}
        options={[
          { value: "wall", icon: <AppstoreOutlined aria-label={t("viewWall")} />, title: t("viewWall") },
          { value: "table", icon: <TableOutlined aria-label={t("viewTable")} />, title: t("viewTable") },
        ]}
        onChange={(view) => address.change({ view: view === "table" ? "table" : null })}
      />
      <DensitySwitch value={density} onChange={changeDensity} />
    </Row>
  );
});
