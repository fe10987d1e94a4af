import type { FragmentType } from "@apollo/client";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PositionItem_PositionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { FitList, FitSummary } from "#ui/fit-list.tsx";
import { StatusTag, bookingTone, projectTone } from "#ui/status-tag.tsx";
import { DueDate } from "./due-date.tsx";
import { SubmitSheet } from "./submit-sheet.tsx";
import type { Client } from "./use-clients.ts";
import { usePosition } from "./use-position.ts";

type Position = PositionItem_PositionFragment;

type PositionItemProps = {
  readonly position: FragmentType<Position>;
  /** Key of the talent whose fit is shown; null for the viewer's own. */
  readonly talent: string | null;
  readonly client: Client | null;
  readonly onSubmitted: () => void;
};

function Warning({ label, text }: { readonly label: string; readonly text: string | null | undefined }) {
  return (
    <p className="position-warning">
      <strong>{label}</strong> {text}
    </p>
  );
}

function PositionFacts({ position }: { readonly position: Position["Data"] }) {
  const { t } = useTranslation("project-search");
  const word = useCatalog();
  const formats = useFormats();
  const kind = position.RoleType ?? position.PositionSubType;
  const facts = [
    word("roleTypes", kind),
    position.Quantity ? t("wanted", { count: position.Quantity }) : "",
    typeof position.Rate === "number"
      ? t("rate", {
          amount: formats.money(position.Rate),
          frequency: word("rateFrequencies", position.RateFrequency),
        })
      : "",
  ];
  return (
    <>
      <p className="position-facts">
        {facts.filter((fact) => fact !== "").join(" · ")} ·{" "}
        <DueDate value={position.SubmissionsDueBy ?? null} />
      </p>
      <p className="prose" dir="auto">
        {position.Description}
      </p>
      {position.AdditionalRateInfo && <p>{position.AdditionalRateInfo}</p>}
      {position.Skills.length > 0 && (
        <p className="position-facts">
          {t("skillsWanted")}: {formats.list(position.Skills)}
        </p>
      )}
      {position.Nudity && <Warning label={t("nudity")} text={position.NudityDescription} />}
      {position.AdultScenes && <Warning label={t("adultScenes")} text={position.AdultSceneDescription} />}
    </>
  );
}

/** A position: what it asks, how one fits, and the way to submit. */
export function PositionItem({ position, talent, client, onSubmitted }: PositionItemProps) {
  const { t } = useTranslation("project-search");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const record = usePosition(position, talent);
  if (record === null) return null;
  const { Data } = record;
  const submission = Data.ViewerSubmission?.Data;
  const live = submission !== undefined && submission.BookingStatus !== "Withdrawn";
  const maySubmit = hasRole(viewer, ["Talent"]) || client !== null;
  const name = Data.PositionName ?? shell("unnamed");
  return (
    <li className="position">
      <div className="position-head">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {Data.RoleStatus !== "Open" && (
          <StatusTag tone={projectTone(Data.RoleStatus)}>{word("roleStatuses", Data.RoleStatus)}</StatusTag>
        )}
      </div>
      <PositionFacts position={Data} />
      {Data.Fit && (
        <details className="position-fit">
          <summary>
            <FitSummary fit={Data.Fit} />
          </summary>
          <FitList fit={Data.Fit} />
        </details>
      )}
      <div className="position-actions">
        {live && (
          <StatusTag tone={bookingTone(submission.BookingStatus)}>
            {t("alreadySubmitted", { status: word("talentStatuses", submission.BookingStatus) })}
          </StatusTag>
        )}
        {!live && !Data.TakesSubmissions && <span>{t("notTaking")}</span>}
        {!live && Data.TakesSubmissions && maySubmit && (
          <Button type="primary" onClick={() => setOpen(true)}>
            {client ? t("submitFor", { name: client.name }) : t("submit")}
          </Button>
        )}
      </div>
      <SubmitSheet
        key={client?.key}
        open={open}
        projectKey={record.PK}
        positionKey={record.SK}
        positionName={name}
        client={client}
        onClose={() => setOpen(false)}
        onSubmitted={onSubmitted}
      />
    </li>
  );
}
