import { declinedStatus } from "@callboard/catalog/booking-transitions.ts";
import { CheckOutlined, MailOutlined, MoreOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { BookingStatus, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { Keys } from "#ui/keys.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { isOffered, movesFrom } from "../decisions/offers.ts";
import type { RunCommand } from "../decisions/use-commands.tsx";
import type { Command } from "../keys/command.ts";

type DetailsFootProps = { readonly submission: WallCard_SubmissionFragment; readonly run: RunCommand };

/** The usual next step: a callback after the audition, an audition before. */
function nextStep(data: WallCard_SubmissionFragment["Data"]): Command | null {
  if (movesFrom(data).includes("Callback")) return { kind: "move", to: "Callback" };
  return isOffered(data, { kind: "audition" }) ? { kind: "audition" } : null;
}

/** The possible decisions about the person; further moves are in the menu. */
export function DetailsFoot({ submission, run }: DetailsFootProps) {
  const { t } = useTranslation("submissions");
  const { t: frame } = useTranslation("frame");
  const { t: requests } = useTranslation("requests");
  const word = useCatalog();
  const { Data } = submission;
  const step = nextStep(Data);
  const press = (command: Command) => () => run(command, submission);
  const releases = declinedStatus(Data.BookingStatus) === "Released";
  const words = (status: BookingStatus) => t("moveTo", { status: word("bookingStatuses", status) });
  const requestKinds = (["avail", "offer"] as const).filter((kind) => isOffered(Data, { kind }));
  const items = [
    ...requestKinds.map((kind) => ({ key: kind, label: requests(`open.${kind}`), onClick: press({ kind }) })),
    ...movesFrom(Data)
      .filter((to) => step?.kind !== "move" || step.to !== to)
      .map((to) => ({ key: to, label: words(to), onClick: press({ kind: "move", to }) })),
  ];
  return (
    <>
      {isOffered(Data, { kind: "book" }) && (
        <Button
          type="primary"
          icon={<CheckOutlined />}
          aria-keyshortcuts="b"
          onClick={press({ kind: "book" })}
        >
          {t("action.book")} <Keys keys="b" />
        </Button>
      )}
      {step?.kind === "move" && <Button onClick={press(step)}>{word("bookingStatuses", step.to)}</Button>}
      {step?.kind === "audition" && (
        <Button aria-keyshortcuts="a" onClick={press(step)}>
          {t("action.audition")}
        </Button>
      )}
      <Button
        aria-label={t("action.message")}
        title={t("action.message")}
        aria-keyshortcuts="m"
        icon={<MailOutlined />}
        onClick={press({ kind: "message" })}
      />
      {items.length > 0 && <MenuButton aria-label={frame("more")} icon={<MoreOutlined />} menu={{ items }} />}
      {isOffered(Data, { kind: "decline" }) && (
        <Button
          type="text"
          className="details-decline"
          aria-keyshortcuts="n"
          onClick={press({ kind: "decline" })}
        >
          {t(releases ? "action.release" : "action.decline")} <Keys keys="n" />
        </Button>
      )}
    </>
  );
}
