import { Suspense, lazy, useState } from "react";
import { useStore } from "zustand";
import { hasBegunUploads, uploadStore } from "#lib/uploads/upload-store.ts";

const UploadTray = lazy(() => import("./upload-tray.tsx").then((m) => ({ default: m.UploadTray })));

/** The upload tray, whose code is loaded with the first upload or if an earlier page has left some. */
export function Uploads() {
  const [hasLeft] = useState(hasBegunUploads);
  const isEmpty = useStore(uploadStore, ({ uploads }) => uploads.length === 0);
  const [isFetched, setFetched] = useState(hasLeft);
  // Once loaded, it stays mounted, because it announces the end of the last upload.
  if (!isEmpty && !isFetched) setFetched(true);
  return (
    isFetched && (
      <Suspense>
        <UploadTray />
      </Suspense>
    )
  );
}
