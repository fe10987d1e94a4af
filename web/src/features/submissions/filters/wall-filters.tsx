import { AGE_RANGES } from "@callboard/catalog/appearance.ts";
import { BOOKING_STAGES, UNKNOWN } from "@callboard/catalog/booking-facts.ts";
import { SearchOutlined } from "@ant-design/icons";
import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo } from "#lib/paths.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import type { Filter } from "#ui/filters/filter.ts";
import { Row } from "#ui/layout/layout.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { useGroupNames } from "../groups/group-names.tsx";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import { ViewSwitch } from "../head/view-switch.tsx";
import type { Wall } from "../wall/use-wall.ts";
import { SORTS } from "../wall/wall-criteria.ts";
import { WALL_LIST } from "../wall/wall-criteria.ts";
import { FITS, NONE, PEOPLE_FILTERS, WALL_FILTERS } from "./people-criteria.ts";
import { useFacets } from "./use-facets.ts";
import type { Facets } from "./use-facets.ts";

/** The filters' fields are a large chunk that is not needed before the first cards. */
const FilterBar = lazy(() => import("#ui/filters/filter-bar.tsx").then((m) => ({ default: m.FilterBar })));
const NamedViews = lazy(() => import("#ui/views/named-views.tsx").then((m) => ({ default: m.NamedViews })));

/** How long the name must stay unchanged before it is searched, in milliseconds. */
const PAUSE_MS = 200;

/** The typed name: searched after a pause or at once by Enter, and replaced when the address changes otherwise. */
function useTypedName({ text, change }: QueryState) {
  const words = text("text");
  const [typed, setTyped] = useState(words);
  const [from, setFrom] = useState(words);
  const [sent, setSent] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (from !== words) {
    setFrom(words);
    setSent(null);
    // Whoever types on must not be set back to what was searched meanwhile.
    if (words !== sent) setTyped(words);
  }
  const search = (name: string) => {
    clearTimeout(timer.current);
    const wanted = name.trim();
    if (wanted === words) return;
    setSent(wanted);
    change({ text: wanted === "" ? null : wanted });
  };
  const type = (name: string) => {
    setTyped(name);
    clearTimeout(timer.current);
    if (name === "") search(name);
    else timer.current = setTimeout(() => search(name), PAUSE_MS);
  };
  return { typed, type, search: () => search(typed) };
}

/** The name, which the server matches from its beginning. */
function NameField({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("submissions");
  const { typed, type, search } = useTypedName(address);
  return (
    <Row
      as="form"
      className="wall-search"
      gap={8}
      rigid
      fill="surface"
      radius="small"
      text="quiet"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser knows the element
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <SearchOutlined aria-hidden="true" />
      <input
        type="search"
        aria-label={t("name")}
        placeholder={t("findName")}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </Row>
  );
}

type Counted = ReadonlyArray<{ readonly Value: string; readonly Count: number }>;

/** The number of people with each value, and without any. */
function countsOf(values: Counted, nobody: number): ReadonlyMap<string, number> {
  const counts = new Map(values.map(({ Value, Count }) => [Value, Count]));
  return nobody > 0 ? counts.set(NONE, nobody) : counts;
}

function useFilters(facets: Facets | null, address: QueryState): readonly Filter[] {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const names = useGroupNames();
  const { unions, agents, ages } = useMemo(
    () => ({
      unions: countsOf(facets?.Unions ?? [], facets?.NoUnion ?? 0),
      agents: countsOf(facets?.Agents ?? [], facets?.NoAgent ?? 0),
      ages: countsOf(facets?.AgeRanges ?? [], 0),
    }),
    [facets],
  );
  // Values in the address are offered as well, even if nobody has them.
  const named = (name: string, counts: ReadonlyMap<string, number>, none: string) =>
    [...new Set([...counts.keys(), ...address.list(name)])]
      .toSorted((one, other) => Number(one === NONE) - Number(other === NONE) || one.localeCompare(other))
      .map((value) => ({ value, label: value === NONE ? none : value }));
  return [
    {
      kind: "one",
      name: "fit",
      label: t("filter.fit"),
      offered: true,
      options: FITS.map(([value]) => ({ value, label: t(`filter.fits.${value}`) })),
    },
    {
      kind: "many",
      name: "age",
      label: t("filter.age"),
      offered: true,
      options: AGE_RANGES.map((value) => ({ value, label: word("ageRanges", value) })),
      counts: ages,
    },
    {
      kind: "many",
      name: "union",
      label: t("filter.union"),
      offered: true,
      options: named("union", unions, t("filter.noUnion")),
      counts: unions,
    },
    {
      kind: "many",
      name: "agent",
      label: t("filter.agent"),
      offered: true,
      options: named("agent", agents, t("filter.noAgent")),
      counts: agents,
    },
    {
      kind: "one",
      name: "group",
      label: t("inGroup"),
      offered: true,
      options: GROUP_NUMBERS.map((number) => ({
        value: String(number),
        label: `${number} ${names.of(number)}`,
      })),
    },
    { kind: "switch", name: "unseen", label: t("filter.unseen") },
  ];
}

type WallFiltersProps = Pick<Wall, "total"> & {
  readonly address: QueryState;
  readonly positionId: string;
  /** The first cards have loaded. */
  readonly isReady: boolean;
  /** Number of people without filters. */
  readonly whole: number;
  /** All filters are in one panel, and the row also has what is next to the stages elsewhere. */
  readonly isPhone: boolean;
};

/** Address parameters that a saved view stores; the stage is one of them. */
const VIEW = ["stage", ...WALL_FILTERS, "sort", "view"];

/**
 * The filters of the wall in one line, with all state in the address. Memoized: moving over the wall does not
 * re-render it.
 */
export const WallFilters = memo(function WallFilters(props: WallFiltersProps) {
  const { address, positionId, isReady, total, whole, isPhone } = props;
  const { t } = useTranslation("submissions");
  const formats = useFormats();
  const { facets, error, again } = useFacets(positionId, isReady);
  const offered = useFilters(facets, address);
  // Where the values are unknown, a filter without any would say that there are none.
  const filters = error ? offered.filter((one) => one.kind !== "many" || one.options.length > 0) : offered;
  const [open, setOpen] = useState(false);
  const isNarrowed = address.set(WALL_FILTERS).length > 0;
  const people = t("people", { count: total });
  const words = { shown: formats.number(total), total: formats.number(whole) };
  return (
    <>
      <Row className="wall-filters" gap={8} after={4} fill="ground" ruled="above">
        <NameField address={address} />
        <Suspense fallback={null}>
          <FilterBar
            filters={filters}
            address={address}
            count={isNarrowed ? t("shownOf", words) : people}
            sort={{
              value: SORTS.find((sort) => sort === address.text("sort")) ?? "Newest",
              options: SORTS.map((sort) => ({ value: sort, label: t(`sortBy.${sort}`) })),
              onChange: (sort) => address.change({ sort: sort === "Newest" ? null : sort }),
            }}
            {...(isPhone && {
              drawer: { open, onOpenChange: setOpen, showWords: t("showPeople", { people }) },
            })}
          />
          {isPhone && <ViewSwitch address={address} />}
          <NamedViews list={WALL_LIST} names={VIEW} address={address} />
        </Suspense>
      </Row>
      <FailureLine what={t("filter.values")} error={error} onRetry={again} />
    </>
  );
});

type StageTabsProps = {
  readonly address: QueryState;
  readonly path: string;
  readonly counters: ReadonlyArray<{ readonly Stage: string; readonly Count: number }>;
};

/** Address parameters that a change of the stage keeps. */
const KEPT = ["text", "group", ...PEOPLE_FILTERS, "sort", "view"];

/** The stages with their counters. */
export const StageTabs = memo(function StageTabs({ address, path, counters }: StageTabsProps) {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const stage = [...BOOKING_STAGES, UNKNOWN].find((one) => one === address.text("stage"));
  const counts = new Map(counters.map(({ Stage, Count }) => [Stage, Count]));
  const all = counters.reduce((sum, { Count }) => sum + Count, 0);
  function linkOf(one: string | undefined): string {
    const search = new URLSearchParams(one && [["stage", one]]);
    for (const name of KEPT) for (const value of address.list(name)) search.append(name, value);
    const query = search.toString();
    return linkTo(path) + (query === "" ? "" : `?${query}`);
  }
  const unknown = (counts.get(UNKNOWN) ?? 0) > 0 || stage === UNKNOWN ? [UNKNOWN] : [];
  const tabs = [undefined, ...BOOKING_STAGES, ...unknown].map((one) => ({
    id: one ?? "all",
    label: one ? word("stages", one) : t("all"),
    link: linkOf(one),
    current: one === stage,
    count: counters.length === 0 ? undefined : one ? (counts.get(one) ?? 0) : all,
  }));
  return <PageTabs label={t("stages")} tabs={tabs} />;
});
