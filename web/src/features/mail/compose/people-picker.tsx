import { useLazyQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useSettled } from "#lib/use-settled.ts";
import { Select } from "#ui/fields/select.tsx";
import { FindPeople } from "./compose-documents.ts";

export type Person = { readonly key: string; readonly name: string; readonly role: string | null };

const MIN_TYPED = 2;
const SHOWN = 10;

type PeoplePickerProps = {
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (keys: readonly string[]) => void;
  /** People who are known already, so that their names show without a search. */
  readonly given: readonly Person[];
  /** Called with the chosen people before `onChange`: the picker forgets their names when it unmounts. */
  readonly onPeople?: (people: readonly Person[]) => void;
  /** For a picker without a form's label. */
  readonly label?: string;
};

/** People who match the input, and all who were found before, so that chosen ones keep their names. */
function useFoundPeople(typed: string, given: readonly Person[]) {
  const { t: shell } = useTranslation();
  const [find, { data, loading }] = useLazyQuery(FindPeople);
  const [known, setKnown] = useState<readonly Person[]>(given);
  const text = typed.trim();
  const settled = useSettled(text);
  useEffect(() => {
    if (settled.length < MIN_TYPED) return;
    void find({ variables: { criteria: { Text: settled, SortOrder: "Relevance", PageSize: SHOWN } } }).catch(
      () => undefined,
    );
  }, [settled, find]);
  const found: readonly Person[] = (data?.filterUsers ?? []).map(({ PK, Data }) => ({
    key: PK,
    name: fullName({ firstName: Data.FirstName, lastName: Data.LastName }) || shell("unnamed"),
    role: Data.UserRole ?? null,
  }));
  return { found, known, keep: setKnown, waits: text.length < MIN_TYPED || loading };
}

/** Finds people by name. Works inside an antd Form. */
export function PeoplePicker({ id, value = [], onChange, given, onPeople, label }: PeoplePickerProps) {
  const { t } = useTranslation("mail");
  const word = useCatalog();
  const [typed, setTyped] = useState("");
  const { found, known, keep, waits } = useFoundPeople(typed, given);
  const chosen = known.filter(({ key }) => value.includes(key));
  const options = [...chosen, ...found.filter(({ key }) => !chosen.some((one) => one.key === key))];
  return (
    <Select<string[]>
      {...(id && { id })}
      {...(label && { "aria-label": label })}
      mode="multiple"
      value={[...value]}
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t("receiverPlaceholder")}
      notFoundContent={t(waits ? "receiverType" : "receiverNone")}
      options={options.map(({ key, name, role }) => ({
        value: key,
        label: role ? `${name} · ${word("userRoles", role)}` : name,
      }))}
      onChange={(keys) => {
        const people = options.filter(({ key }) => keys.includes(key));
        keep(people);
        onPeople?.(people);
        onChange?.(keys);
      }}
    />
  );
}
