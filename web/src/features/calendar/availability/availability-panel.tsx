import { DownOutlined, UpOutlined } from "@ant-design/icons";
import { useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMedia } from "#lib/media-query/use-media.ts";
import { BookedOutDays } from "./booked-out-days.tsx";
import { ClientChoice } from "./client-choice.tsx";
import type { BookedOutOf, Whose } from "./use-booked-out.ts";
import type { Clients } from "./use-clients.ts";
import "./availability-panel.css";

/** Below this width the panel is above the entries and would push them far down if it were open. */
const ABOVE = "(max-width: 959px)";

type AvailabilityPanelProps = {
  /** Null until an agent has chosen a client. */
  readonly whose: Whose | null;
  readonly bookedOut: BookedOutOf;
  /** An agent's clients, one of whom is chosen first. */
  readonly clients?: Clients;
};

/** The days on which the member, or an agent's client, cannot work; collapsed where it is above the entries. */
export function AvailabilityPanel({ whose, bookedOut, clients }: AvailabilityPanelProps) {
  const { t } = useTranslation("calendar");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const folds = useMedia(ABOVE);
  const [unfolded, setUnfolded] = useState(false);
  const days: ReactNode = whose !== null && (
    <BookedOutDays
      key={whose === "own" ? "" : whose.key}
      whose={whose}
      bookedOut={bookedOut}
      onRemoved={() => heading.current?.focus()}
    />
  );
  return (
    <section className="side-panel availability" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {folds ? (
          <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {t("availability")}
            {unfolded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          </button>
        ) : (
          t("availability")
        )}
      </h2>
      {(unfolded || !folds) && (
        <>
          <p>{t(clients ? "availabilityTextClient" : "availabilityText")}</p>
          {clients ? <ClientChoice clients={clients}>{days}</ClientChoice> : days}
        </>
      )}
    </section>
  );
}
