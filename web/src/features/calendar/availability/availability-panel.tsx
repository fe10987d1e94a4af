import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BookedOutDays } from "./booked-out-days.tsx";
import { ClientChoice } from "./client-choice.tsx";
import type { BookedOutOf, Whose } from "./use-booked-out.ts";
import type { Clients } from "./use-clients.ts";
import "./availability-panel.css";

type AvailabilityPanelProps = {
  /** Null until an agent has chosen a client. */
  readonly whose: Whose | null;
  readonly bookedOut: BookedOutOf;
  /** Of an agent, who chooses first. */
  readonly clients?: Clients;
};

/** The days on which the member, or a client of the agent, cannot work. */
export function AvailabilityPanel({ whose, bookedOut, clients }: AvailabilityPanelProps) {
  const { t } = useTranslation("calendar");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const days: ReactNode = whose !== null && (
    <BookedOutDays
      key={whose === "own" ? "" : whose.key}
      whose={whose}
      bookedOut={bookedOut}
      onRemoved={() => heading.current?.focus()}
    />
  );
  return (
    <section className="side-panel" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t("availability")}
      </h2>
      <p>{t(clients ? "availabilityTextClient" : "availabilityText")}</p>
      {clients ? <ClientChoice clients={clients}>{days}</ClientChoice> : days}
    </section>
  );
}
