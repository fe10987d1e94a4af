import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { Select } from "#ui/fields/select.tsx";
import type { Client } from "./use-clients.ts";

type ClientPickerProps = {
  readonly clients: readonly Client[];
  readonly value: string | null;
  readonly onChange: (key: string) => void;
};

/** For whom an agent looks at the positions. */
export function ClientPicker({ clients, value, onChange }: ClientPickerProps) {
  const { t } = useTranslation("project-search");
  const id = useId();
  if (clients.length === 0) {
    return (
      <p>
        <Link to={linkTo(paths.users)}>{t("noClients")}</Link>
      </p>
    );
  }
  return (
    <div className="filter">
      <label htmlFor={id}>{t("submitAs")}</label>
      <Select
        id={id}
        value={value}
        showSearch={{ optionFilterProp: "label" }}
        options={clients.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(key: string) => onChange(key)}
      />
    </div>
  );
}
