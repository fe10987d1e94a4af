import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { Keys } from "#ui/keys.tsx";
import { Box } from "#ui/layout/layout.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { askable, isOffered, MAX_REQUESTED } from "../decisions/offers.ts";
import { useGroupNames } from "../groups/group-names.tsx";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import type { Command } from "../keys/command.ts";
import { useCovering } from "../selection/use-covering.ts";
import "./bulk.css";

type BulkBarProps = {
  readonly people: readonly WallCard_SubmissionFragment[];
  /** Number of matches on the whole wall. */
  readonly total: number;
  /** The selection is everyone who matches, including people who are not loaded. */
  readonly isAll: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onCompare: () => void;
  /** Reports how much of the window the bar covers, in px; stable. */
  readonly onCovered: (px: number) => void;
  readonly run: (command: Command) => void;
};

const MAX_COMPARED = 4;

type More = Pick<BulkBarProps, "people" | "isAll" | "run"> & {
  /** Actions without a button, which the menu lists with the reason. */
  readonly cannot: { readonly book: boolean; readonly decline: boolean; readonly compare: boolean };
};

/** Items of the "More" menu: availability requests, and unavailable actions. */
function useMore({ people, isAll, run, cannot }: More) {
  const { t: bulkT } = useTranslation("bulk");
  const askableCount = askable(people).length;
  const tooMany = isAll || askableCount > MAX_REQUESTED;
  return [
    askableCount === 0 && { key: "avail", label: bulkT("cannotAsk"), disabled: true },
    askableCount > 0 &&
      tooMany && { key: "avail", label: bulkT("askFewer", { count: MAX_REQUESTED }), disabled: true },
    askableCount > 0 &&
      !tooMany && {
        key: "avail",
        label: bulkT("ask", { count: askableCount }),
        onClick: () => run({ kind: "avail" }),
      },
    cannot.book && { key: "book", label: bulkT("cannotBook"), disabled: true },
    cannot.decline && { key: "decline", label: bulkT("cannotDecline"), disabled: true },
    cannot.compare && { key: "compare", label: bulkT("cannotCompare"), disabled: true },
    { key: "audition", label: bulkT("auditionAlone"), disabled: true },
  ].filter((item) => item !== false);
}

/** Actions on the selected people. Unavailable ones are in the "More" menu, with the reason. */
export function BulkBar({ people, total, isAll, onSelectAll, onClear, onCompare, ...rest }: BulkBarProps) {
  const { onCovered, run } = rest;
  const bar = useCovering(onCovered);
  const { t } = useTranslation("submissions");
  const { t: bulkT } = useTranslation("bulk");
  const { t: frame } = useTranslation("frame");
  const formats = useFormats();
  const names = useGroupNames();
  const count = isAll ? total : people.length;
  const can = (kind: "book" | "decline") => people.some(({ Data }) => isOffered(Data, { kind }));
  const compares = !isAll && people.length >= 2 && people.length <= MAX_COMPARED;
  const more = useMore({
    people,
    isAll,
    run,
    cannot: { book: !can("book"), decline: !can("decline"), compare: !compares },
  });
  return (
    <section ref={bar} className="bulk-bar" aria-label={bulkT("label")}>
      <strong aria-live="polite">{bulkT("selected", { count })}</strong>
      {!isAll && people.length < total && (
        <Button type="text" onClick={onSelectAll}>
          {bulkT("selectAll", { total: formats.number(total) })}
        </Button>
      )}
      {!isAll && (
        <Box as="fieldset" className="bulk-groups" aria-label={t("groups")}>
          {GROUP_NUMBERS.map((number) => (
            <Button
              key={number}
              type="text"
              aria-label={t("group", { number, name: names.of(number) })}
              title={names.of(number)}
              aria-keyshortcuts={String(number)}
              onClick={() => run({ kind: "group", number })}
            >
              {number}
            </Button>
          ))}
        </Box>
      )}
      {compares && (
        <Button type="text" aria-keyshortcuts="c" onClick={onCompare}>
          {t("key.compare")} <Keys keys="c" />
        </Button>
      )}
      {!isAll && (
        <Button type="text" aria-keyshortcuts="m" onClick={() => run({ kind: "message" })}>
          {t("action.message")} <Keys keys="m" />
        </Button>
      )}
      {can("decline") && (
        <Button type="text" aria-keyshortcuts="n" onClick={() => run({ kind: "decline" })}>
          {t("action.decline")} <Keys keys="n" />
        </Button>
      )}
      {can("book") && (
        <Button type="primary" aria-keyshortcuts="b" onClick={() => run({ kind: "book" })}>
          {t("action.book")} <Keys keys="b" />
        </Button>
      )}
      <MenuButton type="text" menu={{ items: more }}>
        {frame("more")}
      </MenuButton>
      <Button
        type="text"
        icon={<CloseOutlined />}
        aria-label={bulkT("clear")}
        aria-keyshortcuts="Escape"
        onClick={onClear}
      />
    </section>
  );
}
