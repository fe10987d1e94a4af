import { ArrowUpOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { QueryState } from "#lib/use-query-state.ts";
import { Box, Row } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { isLabel } from "../mail-address.ts";
import type { Place } from "../mail-address.ts";
import { ConversationRow } from "./conversation-row.tsx";
import type { ConversationsFound } from "./use-conversations.ts";

type ListPaneProps = {
  readonly mail: ConversationsFound;
  /** The visible conversations: those moved to another folder are removed at once. */
  readonly keys: readonly string[];
  readonly place: Exclude<Place, "drafts">;
  readonly address: QueryState;
  readonly openKey: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (key: string, range: boolean) => void;
};

function Empty({
  place,
  narrowed,
  onClear,
}: {
  readonly place: ListPaneProps["place"];
  readonly narrowed: boolean;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  if (narrowed)
    return (
      <StateBlock
        sign="search"
        title={shell("state.noMatchTitle")}
        text={shell("state.noMatchText")}
        action={<Button onClick={onClear}>{shell("clearAll")}</Button>}
      />
    );
  return <StateBlock title={t("empty")} text={isLabel(place) ? t("emptyLabel") : t(`emptyText.${place}`)} />;
}

/** Scrolls the row of the open conversation into view, and leaves the scroll position alone otherwise. */
function useOpenInSight(openKey: string | null) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-current="true"]')?.scrollIntoView({ block: "nearest" });
  }, [openKey]);
  return list;
}

/** The conversations of a place, newest first. New arrivals are counted on a button that adds them. */
export function ListPane({ mail, keys, place, address, openKey, chosen, onChoose }: ListPaneProps) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const list = useOpenInSight(openKey);
  const narrowed = address.set(["text", "unread"]).length > 0;
  return (
    <div className="list-body">
      <Row as="output" className="list-fresh" align="stretch" justify="center">
        {mail.fresh > 0 && (
          <Button
            size="small"
            type="primary"
            icon={<ArrowUpOutlined aria-hidden="true" />}
            onClick={mail.join}
          >
            {t("fresh", { count: mail.fresh })}
          </Button>
        )}
      </Row>
      <DataBlock
        loading={!mail.ready && mail.loading}
        error={mail.error}
        onRetry={mail.again}
        isEmpty={mail.ready && keys.length === 0 && mail.more === null}
        empty={
          <Empty
            place={place}
            narrowed={narrowed}
            onClear={() => address.change({ text: null, unread: null })}
          />
        }
      >
        <Box as="ol" className="conversations" ref={list}>
          {keys.map((key) => (
            <ConversationRow
              key={key}
              conversation={key}
              place={place}
              current={key === openKey}
              chosen={chosen.has(key)}
              onChoose={(range) => onChoose(key, range)}
            />
          ))}
        </Box>
        {mail.more && (
          <Button className="list-more" onClick={mail.more}>
            {shell("showMore")}
          </Button>
        )}
      </DataBlock>
    </div>
  );
}
