import { useState } from "react";

/** Whether it has ever been open: what is fetched when it is first opened stays, so that it can close in its own time. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened;
}
