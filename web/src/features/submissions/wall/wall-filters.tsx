import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo } from "#lib/paths.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { Select } from "#ui/fields/select.tsx";
import { BOOKING_STAGES } from "@callboard/catalog/states.ts";
import { FILTERS, GROUP_NUMBERS, SORTS } from "./wall-criteria.ts";

type WallFiltersProps = {
  readonly address: QueryState;
  readonly path: string;
  readonly counters: ReadonlyArray<{ readonly Stage: string; readonly Count: number }>;
};

function NameFilter({ address }: Pick<WallFiltersProps, "address">) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const id = useId();
  const words = address.text("text");
  const [typed, setTyped] = useState(words);
  const [from, setFrom] = useState(words);
  if (from !== words) {
    setFrom(words);
    setTyped(words);
  }
  return (
    <form
      className="wall-search"
      onSubmit={(event) => {
        event.preventDefault();
        address.change({ text: typed.trim() });
      }}
    >
      <label htmlFor={id}>{t("name")}</label>
      <input
        id={id}
        type="search"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === "") address.change({ text: null });
        }}
      />
      <button type="submit" className="plain-button">
        {shell("search")}
      </button>
    </form>
  );
}

/** Stages with their counters, and what else narrows the wall; all of it in the address. */
export function WallFilters({ address, path, counters }: WallFiltersProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const id = useId();
  const stage = BOOKING_STAGES.find((one) => one === address.text("stage"));
  const kept = { text: address.text("text"), group: address.text("group"), sort: address.text("sort") };
  const counts = new Map(counters.map(({ Stage, Count }) => [Stage, Count]));
  const all = counters.reduce((sum, { Count }) => sum + Count, 0);
  const tabs = [undefined, ...BOOKING_STAGES].map((one) => ({
    id: one ?? "all",
    label: one ? word("stages", one) : t("all"),
    link: linkTo(path, {}, { ...kept, stage: one }),
    current: one === stage,
    count: counters.length === 0 ? undefined : one ? (counts.get(one) ?? 0) : all,
  }));
  return (
    <div className="wall-filters">
      <PageTabs label={t("stages")} tabs={tabs} />
      <div className="wall-narrow">
        <NameFilter address={address} />
        <div>
          <label htmlFor={`${id}-group`}>{t("inGroup")}</label>
          <Select
            id={`${id}-group`}
            value={address.text("group")}
            options={[
              { value: "", label: t("anyGroup") },
              ...GROUP_NUMBERS.map((number) => ({ value: String(number), label: t("group", { number }) })),
            ]}
            onChange={(group) => address.change({ group })}
          />
        </div>
        <div>
          <label htmlFor={`${id}-sort`}>{t("sort")}</label>
          <Select
            id={`${id}-sort`}
            value={SORTS.find((sort) => sort === address.text("sort")) ?? "Newest"}
            options={SORTS.map((sort) => ({ value: sort, label: t(`sortBy.${sort}`) }))}
            onChange={(sort) => address.change({ sort: sort === "Newest" ? null : sort })}
          />
        </div>
        {address.set(FILTERS).length > 0 && (
          <button
            type="button"
            className="plain-button"
            onClick={() => address.change({ stage: null, text: null, group: null })}
          >
            {shell("clearAll")}
          </button>
        )}
      </div>
    </div>
  );
}
