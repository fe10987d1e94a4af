import { useLazyQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Select } from "#ui/fields/select.tsx";
import { FindPeople } from "./mail-documents.ts";

export type Person = { readonly key: string; readonly name: string; readonly role: string | null };

const TYPING_MS = 250;
const LEAST = 2;
const SHOWN = 10;

type PeoplePickerProps = {
  readonly id?: string;
  readonly value?: string | null;
  readonly onChange?: (key: string | null) => void;
  /** Somebody who is known already, shown by name before anything is typed. */
  readonly given: Person | null;
};

/** Finds a person by name. Works inside an antd Form. */
export function PeoplePicker({ id, value, onChange, given }: PeoplePickerProps) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const [typed, setTyped] = useState("");
  const [find, { data, loading }] = useLazyQuery(FindPeople);
  const text = typed.trim();

  useEffect(() => {
    if (text.length < LEAST) return;
    const variables = { criteria: { Text: text, PageSize: SHOWN } };
    const timer = setTimeout(() => void find({ variables }).catch(() => undefined), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, find]);

  const found: Person[] = (data?.filterUsers ?? []).map(({ PK, Data }) => ({
    key: PK,
    name: fullName({ firstName: Data.FirstName, lastName: Data.LastName }) || shell("unnamed"),
    role: Data.UserRole ?? null,
  }));
  const known = given && !found.some(({ key }) => key === given.key) ? [given, ...found] : found;
  return (
    <Select<string>
      {...(id && { id })}
      value={value ?? null}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t("receiverPlaceholder")}
      notFoundContent={t(text.length < LEAST || loading ? "receiverType" : "receiverNone")}
      options={known.map(({ key, name, role }) => ({
        value: key,
        label: role ? `${name} · ${word("userRoles", role)}` : name,
      }))}
      onChange={(key: string | undefined) => onChange?.(key ?? null)}
    />
  );
}
