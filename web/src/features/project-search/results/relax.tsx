import { useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { ProjectSearchCriteria } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import type { QueryState } from "#lib/use-query-state.ts";
import { chosenWords, emptied } from "#ui/filters/filter.ts";
import type { Filter } from "#ui/filters/filter.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { CountProjects } from "../search-documents.ts";

/** How many filters are tried; each costs one search request. */
const MAX_TRIED = 4;

type Option = { readonly words: string; readonly names: Readonly<Record<string, null>> };

type RelaxProps = {
  readonly filters: readonly Filter[];
  readonly address: QueryState;
  /** The criteria without these parameters of the address. */
  readonly without: (names: readonly string[]) => ProjectSearchCriteria;
};

function RelaxButton({
  option,
  criteria,
  address,
}: {
  readonly option: Option;
  readonly criteria: ProjectSearchCriteria;
  readonly address: QueryState;
}) {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  const { data } = useQuery(CountProjects, { variables: { criteria } });
  const total = data?.searchProjects.Total ?? 0;
  if (total === 0) return null;
  return (
    <Button onClick={() => address.change(option.names)}>
      {t("without", { filter: option.words, total: formats.number(total) })}
    </Button>
  );
}

/** Shown if nothing matches: how many projects there would be without each one of the filters. */
export function Relax({ filters, address, without }: RelaxProps) {
  const { t } = useTranslation();
  const set = filters.flatMap((filter): Option[] => {
    const words = chosenWords(filter, address);
    return words === null ? [] : [{ words, names: emptied([filter]) }];
  });
  const text = address.text("text");
  const options = text === "" ? set : [{ words: text, names: { text: null } }, ...set];
  if (options.length === 0) return <StateBlock sign="search" title={t("state.emptyTitle")} />;
  return (
    <StateBlock
      sign="search"
      title={t("state.noMatchTitle")}
      text={t("state.noMatchText")}
      action={
        <Stack gap={8}>
          {options.slice(0, MAX_TRIED).map((option) => (
            <RelaxButton
              key={Object.keys(option.names).join()}
              option={option}
              criteria={without(Object.keys(option.names))}
              address={address}
            />
          ))}
        </Stack>
      }
    />
  );
}
