import { useEffect, useState } from "react";

/** How long a value must stay unchanged, in milliseconds: a request per letter would be too many. */
const PAUSE_MS = 200;

/** The value once it has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
