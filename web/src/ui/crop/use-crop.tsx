import { Suspense, lazy, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { CropShape } from "./crop-shapes.ts";

const CropDialog = lazy(() => import("./crop-dialog.tsx").then((m) => ({ default: m.CropDialog })));

type PendingCrop = {
  readonly file: File;
  readonly shape: CropShape;
  /** Object URL of the picture meanwhile. */
  readonly url: string;
  readonly response: (cropped: File | null) => void;
};

/**
 * Asks which part of a picture is kept, in the shape in which others see it. `crop` resolves to the picture to send,
 * or null if the person has changed their mind; render `dialog` anywhere on the page.
 */
export function useCrop(): {
  readonly crop: (file: File, shape: CropShape) => Promise<File | null>;
  readonly dialog: ReactNode;
} {
  const [pending, setPending] = useState<PendingCrop | null>(null);
  const former = useRef<HTMLElement | null>(null);
  const crop = (file: File, shape: CropShape) =>
    new Promise<File | null>((resolve) => {
      former.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const url = URL.createObjectURL(file);
      setPending({
        file,
        shape,
        url,
        response: (cropped) => {
          setPending(null);
          URL.revokeObjectURL(url);
          resolve(cropped);
          // The dialog's code loaded first, so it does not know where the focus came from.
          former.current?.focus();
        },
      });
    });
  const dialog = pending && (
    <Suspense>
      <CropDialog file={pending.file} url={pending.url} shape={pending.shape} onChoice={pending.response} />
    </Suspense>
  );
  return { crop, dialog };
}
