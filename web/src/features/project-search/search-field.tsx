import { SearchOutlined } from "@ant-design/icons";
import { useLazyQuery } from "@apollo/client/react";
import { Input } from "antd";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeys } from "#lib/keys/use-keys.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { useSettled } from "#lib/use-settled.ts";
import { Keys } from "#ui/keys.tsx";
import { SuggestProjects } from "./search-documents.ts";

/** Titles that begin with the input; debounced. */
function useSuggestions(value: string, searched: string): readonly string[] {
  const [suggest, { data }] = useLazyQuery(SuggestProjects);
  const isNeeded = value.length >= 2 && value !== searched;
  const settled = useSettled(isNeeded ? value : "");
  useEffect(() => {
    if (settled !== "") void suggest({ variables: { value: settled } }).catch(() => undefined);
  }, [settled, suggest]);
  if (!isNeeded) return [];
  const names = (data?.searchProject ?? []).map(({ Data }) => Data.Name ?? "");
  return [...new Set(names)].filter((name) => name !== "");
}

/** Tells typing from a picked suggestion, which browsers report with another `inputType` or none. */
function isTyping(event: Event): boolean {
  return event instanceof InputEvent && event.inputType !== "" && event.inputType !== "insertReplacementText";
}

/** The search text, with title suggestions. The / key focuses it. */
export function SearchField({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("project-search");
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const words = address.text("text");
  const [typed, setTyped] = useState(words);
  const [from, setFrom] = useState(words);
  if (from !== words) {
    setFrom(words);
    setTyped(words);
  }
  const value = typed.trim();
  const suggestions = useSuggestions(value, words);
  useKeys([{ keys: "/", text: t("words"), run: () => root.current?.querySelector("input")?.focus() }]);
  return (
    <form
      ref={root}
      className="search-field"
      onSubmit={(event) => {
        event.preventDefault();
        address.change({ text: value });
      }}
    >
      <Input
        list={id}
        allowClear
        autoComplete="off"
        aria-label={t("words")}
        placeholder={t("wordsPlaceholder")}
        prefix={<SearchOutlined aria-hidden />}
        suffix={<Keys keys="/" />}
        value={typed}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value);
          const isPicked = !isTyping(nativeEvent) && suggestions.includes(target.value);
          if (target.value === "" || isPicked) address.change({ text: target.value });
        }}
      />
      <datalist id={id}>
        {suggestions.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </form>
  );
}
