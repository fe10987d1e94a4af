import { lazy, Suspense } from "react";
import { useReelQueue } from "./reel-store.ts";

const ReelPlayer = lazy(() => import("./reel-player.tsx").then((m) => ({ default: m.ReelPlayer })));

/** Where reels are shown, once somebody wants to see one. */
export function ReelHost() {
  const queue = useReelQueue();
  if (queue.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ReelPlayer queue={queue} />
    </Suspense>
  );
}
