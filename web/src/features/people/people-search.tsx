import { useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { QueryState } from "#lib/use-query-state.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { PeopleFilters } from "./people-filters.tsx";
import { FILTERS, criteriaOf } from "./people-criteria.ts";
import { FilterUsers, PAGE_SIZE } from "./people-documents.ts";
import { PersonCard } from "./person-card.tsx";

/** A wall of headshots by words and filters. */
export function PeopleSearch({ address }: { readonly address: QueryState }) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const { data, previousData, error, loading, refetch } = useQuery(FilterUsers, {
    variables: { criteria: criteriaOf(address) },
    fetchPolicy: "cache-and-network",
  });
  const found = (data ?? previousData)?.filterUsers;
  const page = address.number("page", 1);
  const narrowed = address.text("text") !== "" || address.set(FILTERS).length > 0;
  return (
    <div className="people">
      <PeopleFilters address={address} />
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
          <ul className="people-wall">
            {found?.map((person) => (
              <PersonCard key={person.PK} person={person} />
            ))}
          </ul>
          <div className="people-pages">
            {page > 1 && (
              <Button onClick={() => address.change({ page: page - 1 }, { replace: false })}>
                {shell("back")}
              </Button>
            )}
            {found?.length === PAGE_SIZE && (
              <Button onClick={() => address.change({ page: page + 1 }, { replace: false })}>
                {shell("next")}
              </Button>
            )}
          </div>
        </DataBlock>
      </section>
    </div>
  );
}
