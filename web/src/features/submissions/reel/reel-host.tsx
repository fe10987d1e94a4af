import { lazy } from "react";
import { ReturnFocus } from "../focus/return-focus.tsx";
import { useReelQueue } from "./reel-store.ts";

const ReelPlayer = lazy(() => import("./reel-player.tsx").then((m) => ({ default: m.ReelPlayer })));

/** Renders the reel player, whose code is loaded when the first reel is played. */
export function ReelHost() {
  const queue = useReelQueue();
  if (queue.length === 0) return null;
  return (
    <ReturnFocus>
      <ReelPlayer queue={queue} />
    </ReturnFocus>
  );
}
