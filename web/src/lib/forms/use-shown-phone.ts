import { useEffect, useState } from "react";

/**
 * A stored phone number with its digits in groups, as it is read internationally; as stored until the rules of all
 * countries are loaded, which no page waits for.
 */
export function useShownPhone(stored: string | null | undefined): string {
  const [grouped, setGrouped] = useState<{ readonly stored: string; readonly shown: string } | null>(null);
  useEffect(() => {
    if (!stored) return;
    let isWanted = true;
    void import("@callboard/phone/phone.ts")
      .then(({ shownPhone }) => isWanted && setGrouped({ stored, shown: shownPhone(stored) }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [stored]);
  return grouped !== null && grouped.stored === stored ? grouped.shown : (stored ?? "");
}
