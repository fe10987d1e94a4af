import { Button, Input, Segmented } from "antd";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { Box, Row, Text } from "#ui/layout/layout.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import type { Person } from "../use-searcher.ts";
import { ClientRow } from "./client-row.tsx";
import { CLIENT_FILTERS, byFit, isFitting, narrowed } from "./standings.ts";
import type { ClientFilter, Standings } from "./standings.ts";
import { useChoosing } from "./use-choosing.ts";
import type { RosterState } from "./use-standings.ts";
import "./client-choice.css";

/** Up to here a roster is read at a glance, without a search field. */
const FEW = 5;

type ClientChoiceProps = {
  readonly clients: readonly Person[];
  readonly clientStates: Standings;
  readonly roster: Pick<RosterState, "error" | "again">;
  readonly value: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
};

type NarrowProps = {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Enter chooses the first client found. */
  readonly onFirst: () => void;
  /** The arrow key that leads into the list. */
  readonly onInto: () => void;
};

function ClientSearch({ text, onText, onFirst, onInto }: NarrowProps) {
  const { t } = useTranslation("project-search");
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const act = { Enter: onFirst, ArrowDown: onInto }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Input
      type="search"
      allowClear
      aria-label={t("findClient")}
      placeholder={t("findClient")}
      value={text}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={press}
    />
  );
}

/** Chooses the clients to submit: whoever fits best comes first, each with the reason. */
export function ClientChoice({ clients, clientStates, roster, value, onChange }: ClientChoiceProps) {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState("");
  const [filter, setFilter] = useState<ClientFilter>("all");
  const sorted = byFit(clients, clientStates);
  const keys = new Set(value.map(({ key }) => key));
  const listed = (one: ClientFilter) => narrowed(sorted, { filter: one, text, clientStates, chosen: keys });
  const shown = listed(filter);
  const { chosen, change, walk, set } = useChoosing({
    shown,
    clients,
    clientStates,
    value,
    onChange,
  });
  const fitting = shown.filter(({ key }) => isFitting(clientStates?.get(key)) && !chosen.has(key));
  const first = shown.find(({ key }) => (clientStates?.get(key)?.status ?? null) === null);
  const isMany = clients.length > FEW;
  const enter = () => list.current?.querySelector<HTMLInputElement>("input:enabled")?.focus();
  return (
    <Box
      as="fieldset"
      className="client-choice"
      shrinks
      after={16}
      aria-describedby={isMany ? hint : undefined}
    >
      <legend>{t("submitAs")}</legend>
      <FailureLine what={t("noStandings")} error={roster.error} onRetry={roster.again} />
      {isMany && (
        <Row className="client-tools" gap={8} align="stretch" wrap after={8}>
          <ClientSearch
            text={text}
            onText={setText}
            onFirst={() => {
              if (text.trim() === "" || !first) return;
              set([first.key], true);
              setText("");
            }}
            onInto={enter}
          />
          <Segmented<ClientFilter>
            aria-label={t("whichClients")}
            value={filter}
            options={CLIENT_FILTERS.map((one) => ({
              value: one,
              label: `${t(`clientFilter.${one}`)} ${formats.number(listed(one).length)}`,
            }))}
            onChange={setFilter}
          />
          {fitting.length > 0 && (
            <Button
              onClick={() => {
                set(
                  fitting.map(({ key }) => key),
                  true,
                );
                // The button leaves, and would take the focus with it.
                enter();
              }}
            >
              {t("chooseFitting", { count: fitting.length })}
            </Button>
          )}
        </Row>
      )}
      {shown.length === 0 && <p className="client-none">{t("noClients")}</p>}
      <Box ref={list} as="ul" className="client-list" framed radius="small">
        {shown.map((client) => (
          <ClientRow
            key={client.key}
            client={client}
            clientState={clientStates?.get(client.key)}
            chosen={chosen.has(client.key)}
            onWalk={walk}
            onChange={(isChosen, spans) => change(client.key, isChosen, spans)}
          />
        ))}
      </Box>
      {isMany && (
        <Text id={hint} as="p" className="client-hint" before={4} text="small quiet">
          {t("chooseHint")}
        </Text>
      )}
    </Box>
  );
}
