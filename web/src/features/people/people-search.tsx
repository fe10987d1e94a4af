import { AppstoreOutlined, SearchOutlined, TableOutlined } from "@ant-design/icons";
import { useQuery } from "@apollo/client/react";
import { Input, Segmented } from "antd";
import type { InputRef } from "antd";
import { Suspense, lazy, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useKeys } from "#lib/keys/use-keys.ts";
import { paths } from "#lib/paths.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { useNewestSearch } from "#lib/use-query-state.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { FilterBar } from "#ui/filters/filter-bar.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { Pager } from "#ui/page/pager.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { NARROWING, SORTS, criteriaOf, sortOf } from "./people-criteria.ts";
import { FilterUsers, PAGE_SIZE } from "./people-documents.ts";
import { PersonCard } from "./person-card.tsx";
import type { Person } from "./person-card.tsx";
import { usePeopleFilters } from "./use-people-filters.tsx";

const PeopleTable = lazy(() => import("./people-table.tsx").then((m) => ({ default: m.PeopleTable })));

const VIEWS = ["wall", "table"] as const;
type View = (typeof VIEWS)[number];
const ICONS = { wall: <AppstoreOutlined aria-hidden />, table: <TableOutlined aria-hidden /> };

const NamedViews = lazy(() => import("#ui/views/named-views.tsx").then((m) => ({ default: m.NamedViews })));

/** Address parameters that a saved view of the list stores. */
const VIEW = ["text", ...NARROWING, "sort", "view"];

type AddressProps = { readonly address: QueryState };

/** Text to find in names, skills and bios. The / key focuses it. */
function Words({ address }: AddressProps) {
  const { t } = useTranslation("people");
  const field = useRef<InputRef>(null);
  const value = address.text("text");
  useKeys([{ keys: "/", text: t("words"), run: () => field.current?.focus() }]);
  return (
    <Input
      key={value}
      ref={field}
      className="people-words"
      aria-label={t("words")}
      placeholder={t("words")}
      prefix={<SearchOutlined aria-hidden />}
      defaultValue={value}
      allowClear
      onClear={() => address.change({ text: null })}
      onPressEnter={(event) => address.change({ text: event.currentTarget.value.trim() })}
    />
  );
}

function Head({ address, view }: AddressProps & { readonly view: View }) {
  const { t } = useTranslation("people");
  return (
    <Row className="people-head" gap="8 12" wrap>
      <PageHeader title={t("title")} />
      <Words address={address} />
      <Suspense>
        <NamedViews list="people" names={VIEW} address={address} />
      </Suspense>
      <Segmented<View>
        className="people-views"
        aria-label={t("view")}
        value={view}
        options={VIEWS.map((one) => ({
          value: one,
          icon: ICONS[one],
          title: t(`views.${one}`),
          label: <span className="visually-hidden">{t(`views.${one}`)}</span>,
        }))}
        onChange={(next) => address.change({ view: next === "wall" ? null : next })}
      />
    </Row>
  );
}

/** The filters of the list; all of them at once at the address of the advanced search. */
function Narrowing({ address }: AddressProps) {
  const { t } = useTranslation("people");
  const filters = usePeopleFilters(address);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useNewestSearch();
  const go = (open: boolean) =>
    void navigate(
      { pathname: open ? paths.usersAdvanced : paths.users, search: search() },
      { preventScrollReset: true },
    );
  return (
    <FilterBar
      filters={filters}
      address={address}
      sort={{
        value: sortOf(address),
        options: SORTS.map((one) => ({ value: one, label: t(`sortBy.${one}`) })),
        onChange: (sort) => address.change({ sort }),
      }}
      drawer={{ open: pathname === paths.usersAdvanced, onOpenChange: go, showWords: t("showPeople") }}
    />
  );
}

/** Says whose calendars a search by free days covers, if there is one. */
function CalendarNote({ address }: AddressProps) {
  const { t } = useTranslation("people");
  const viewer = useViewer();
  const isSearched = address.set(["AvailableFrom", "AvailableTo"]).length > 0;
  return isSearched && !hasRole(viewer, ["Admin"]) ? (
    <Text as="p" before={8} text="quiet">
      {t("calendarNote")}
    </Text>
  ) : null;
}

function Found({ people, view }: { readonly people: readonly Person[]; readonly view: View }) {
  if (view === "table") {
    return (
      <Suspense fallback={<Loading rows={8} />}>
        <PeopleTable people={people} />
      </Suspense>
    );
  }
  return (
    <ul className="people-wall">
      {people.map((person) => (
        <PersonCard key={person.PK} person={person} />
      ))}
    </ul>
  );
}

/** People by text and filters, as a grid of headshots or a table. */
export function PeopleSearch({ address }: AddressProps) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const view = VIEWS.find((one) => one === address.text("view")) ?? "wall";
  const { data, previousData, error, loading, refetch } = useQuery(FilterUsers, {
    variables: { criteria: criteriaOf(address) },
    fetchPolicy: "cache-and-network",
  });
  const found = (data ?? previousData)?.filterUsers;
  const narrowed = address.text("text") !== "" || address.set(NARROWING).length > 0;
  return (
    <>
      <Head address={address} view={view} />
      <Narrowing address={address} />
      <CalendarNote address={address} />
      <section className="people-results" aria-label={t("title")} aria-busy={loading}>
        <DataBlock
          loading={!found && loading}
          error={found ? null : error}
          onRetry={() => void refetch()}
          isEmpty={found?.length === 0}
          empty={
            <StateBlock
              sign="search"
              title={shell(narrowed ? "state.noMatchTitle" : "state.emptyTitle")}
              text={narrowed ? shell("state.noMatchText") : undefined}
            />
          }
        >
          <Found people={found ?? []} view={view} />
          <Pager
            page={address.number("page", 1)}
            pages={null}
            isLast={found?.length !== PAGE_SIZE}
            onChange={(page) => address.change({ page }, { replace: false })}
          />
        </DataBlock>
      </section>
    </>
  );
}
