import { useLazyQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSettled } from "#lib/use-settled.ts";
import { Select } from "#ui/fields/select.tsx";
import { FindProjects } from "./featured-documents.ts";

type ProjectFieldProps = {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (key: string | null) => void;
  /** The current project, shown by name before anything is typed. */
  readonly given: { readonly key: string; readonly name: string } | null;
};

/** Finds an approved project by name. Works inside an antd Form. */
export function ProjectField({ id, value, onChange, given }: ProjectFieldProps) {
  const { t } = useTranslation("featured");
  const { t: shell } = useTranslation();
  const [typed, setTyped] = useState("");
  const [find, { data }] = useLazyQuery(FindProjects);
  const text = useSettled(typed.trim());
  useEffect(() => {
    if (text !== "") void find({ variables: { value: text } }).catch(() => undefined);
  }, [text, find]);
  const found = (data?.searchProject ?? []).map(({ PK, Data }) => ({
    value: PK,
    label: Data.Name ?? shell("unnamed"),
  }));
  const known = given && !found.some((one) => one.value === given.key);
  return (
    <Select<string>
      {...(id && { id })}
      value={value ?? null}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t("projectPlaceholder")}
      notFoundContent={t("projectNone")}
      options={known ? [{ value: given.key, label: given.name }, ...found] : found}
      onChange={(key: string | undefined) => onChange?.(key ?? null)}
    />
  );
}
