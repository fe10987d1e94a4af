import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import type { Places } from "../decisions/booking-doubts.ts";
import { ReturnFocus } from "../focus/return-focus.tsx";

const ReleaseHeldDialog = lazy(() =>
  import("./release-held-dialog.tsx").then((m) => ({ default: m.ReleaseHeldDialog })),
);

type Role = {
  /** Key of the position. */
  readonly positionId: string;
  /** Null until they are known. */
  readonly places: Places | null;
  /** Called after people were released. */
  readonly onReleased: () => void;
};

/**
 * Offers the release of those who are still held for a role as soon as a booking made here has taken its last place;
 * where nobody is held, nothing is shown.
 */
export function useOfferRelease({ positionId, places, onReleased }: Role): {
  /** To be called with how many people were booked. */
  readonly onBooked: (count: number) => void;
  readonly offer: ReactNode;
} {
  const [offers, setOffers] = useState(false);
  return {
    onBooked: (count) => {
      if (count > 0 && places !== null && places.booked + count >= places.wanted) setOffers(true);
    },
    offer: offers && (
      <Suspense>
        <ReturnFocus>
          <ReleaseHeldDialog
            isOffer
            positionId={positionId}
            onClose={() => setOffers(false)}
            onReleased={onReleased}
          />
        </ReturnFocus>
      </Suspense>
    ),
  };
}
