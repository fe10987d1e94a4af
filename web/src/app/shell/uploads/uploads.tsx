import { Suspense, lazy, useState } from "react";
import { useStore } from "zustand";
import { hasBegunUploads, uploadStore } from "#lib/uploads/upload-store.ts";

const UploadTray = lazy(() => import("./upload-tray.tsx").then((m) => ({ default: m.UploadTray })));

/** The tray of uploads, fetched when there is the first one or an earlier page has left some. */
export function Uploads() {
  const [hasLeft] = useState(hasBegunUploads);
  const isEmpty = useStore(uploadStore, ({ uploads }) => uploads.length === 0);
  const [isFetched, setFetched] = useState(hasLeft);
  // Once there, it stays: it has to say that the last upload has ended.
  if (!isEmpty && !isFetched) setFetched(true);
  return (
    isFetched && (
      <Suspense>
        <UploadTray />
      </Suspense>
    )
  );
}
