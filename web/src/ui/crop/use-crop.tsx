import { Suspense, lazy, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { CropShape } from "./crop-shapes.ts";

const CropDialog = lazy(() => import("./crop-dialog.tsx").then((m) => ({ default: m.CropDialog })));

type Asked = {
  readonly file: File;
  readonly shape: CropShape;
  /** Where the browser shows it meanwhile. */
  readonly url: string;
  readonly answer: (cropped: File | null) => void;
};

/**
 * Asks which part of a picture is kept, in the shape in which others see it. `crop` answers the picture to send, null
 * when the person has changed their mind; `dialog` stands wherever the page likes.
 */
export function useCrop(): {
  readonly crop: (file: File, shape: CropShape) => Promise<File | null>;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const former = useRef<HTMLElement | null>(null);
  const crop = (file: File, shape: CropShape) =>
    new Promise<File | null>((resolve) => {
      former.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const url = URL.createObjectURL(file);
      setAsked({
        file,
        shape,
        url,
        answer: (cropped) => {
          setAsked(null);
          URL.revokeObjectURL(url);
          resolve(cropped);
          // The dialog was fetched first: it does not know where the person came from.
          former.current?.focus();
        },
      });
    });
  const dialog = asked && (
    <Suspense>
      <CropDialog file={asked.file} url={asked.url} shape={asked.shape} onAnswer={asked.answer} />
    </Suspense>
  );
  return { crop, dialog };
}
