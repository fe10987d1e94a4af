import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { useAct } from "../parts/use-act.ts";
import type { Move } from "./moves.ts";
import { ConfirmSlot } from "./move-documents.ts";

type TakeButtonProps = {
  readonly move: Move;
  readonly onChanged: () => void;
  /** Whose audition it is, for the accessible name. */
  readonly label: string;
};

/** Confirms the offered time; if it is full, links to where its waiting list can be joined. */
export function TakeButton({ move, onChanged, label }: TakeButtonProps) {
  const { t } = useTranslation("dashboard");
  const graph = useApolloClient();
  const { busy, act } = useAct(onChanged);
  const { PK, SK, Data } = move.submission;
  const variables = { pK: PK, sK: SK, auditionId: Data.AuditionId ?? "" };
  const confirm = () => graph.mutate({ mutation: ConfirmSlot, variables });
  if (Data.AuditionPlacesLeft === 0)
    return (
      <Link
        className="accent-button"
        to={linkTo(paths.mySubmissions)}
        aria-label={`${t("move.waitingList")}: ${label}`}
      >
        {t("move.waitingList")}
      </Link>
    );
  return (
    <button
      type="button"
      className="accent-button"
      aria-busy={busy !== null}
      aria-label={`${t("move.confirm")}: ${label}`}
      onClick={() => void act(SK, confirm, t("move.confirmed"))}
    >
      {t("move.confirm")}
    </button>
  );
}
