import { useLazyQuery } from "@apollo/client/react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { QueryState } from "#lib/use-query-state.ts";
import { AutoComplete, Select } from "#ui/fields/select.tsx";
import { SORTS, sortOf } from "./search-criteria.ts";
import { SuggestProjects } from "./search-documents.ts";

const TYPING_MS = 200;

/** The words, with suggestions as they are typed, and the sort. */
export function SearchBar({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("project-search");
  const id = useId();
  const words = address.text("text");
  const [typed, setTyped] = useState(words);
  const [from, setFrom] = useState(words);
  const [suggest, { data }] = useLazyQuery(SuggestProjects);
  if (from !== words) {
    setFrom(words);
    setTyped(words);
  }

  const value = typed.trim();
  useEffect(() => {
    if (value.length < 2 || value === words) return;
    const timer = setTimeout(() => void suggest({ variables: { value } }).catch(() => undefined), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value, words, suggest]);

  const names = (data?.searchProject ?? []).map(({ Data }) => Data.Name ?? "");
  const options =
    value.length < 2 || value === words ? [] : [...new Set(names)].filter((name) => name !== "");
  return (
    <div className="search-bar">
      <form
        className="search-words"
        onSubmit={(event) => {
          event.preventDefault();
          address.change({ text: value });
        }}
      >
        <label htmlFor={`${id}-words`}>{t("words")}</label>
        <AutoComplete
          id={`${id}-words`}
          value={typed}
          allowClear
          defaultActiveFirstOption={false}
          placeholder={t("wordsPlaceholder")}
          options={options.map((name) => ({ value: name, label: name }))}
          onChange={(text: string) => {
            setTyped(text);
            if (text === "") address.change({ text: null });
          }}
          onSelect={(text: string) => address.change({ text })}
          onKeyDown={(event) => {
            if (event.key === "Enter") address.change({ text: value });
          }}
        />
      </form>
      <div className="search-sort">
        <label htmlFor={`${id}-sort`}>{t("sort")}</label>
        <Select
          id={`${id}-sort`}
          value={sortOf(address)}
          options={SORTS.map((sort) => ({ value: sort, label: t(`sortBy.${sort}`) }))}
          onChange={(sort) => address.change({ sort })}
        />
      </div>
    </div>
  );
}
