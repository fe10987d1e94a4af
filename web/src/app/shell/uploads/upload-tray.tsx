import { DownOutlined, UpOutlined } from "@ant-design/icons";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { dropUploads, isUnderWay, uploadStore } from "#lib/uploads/upload-store.ts";
import type { Upload } from "#lib/uploads/upload-store.ts";
import { offerLeftUploads } from "#lib/uploads/uploads.ts";
import { useRootMark } from "#lib/use-root-mark.ts";
import { Row } from "#ui/layout/layout.tsx";
import { UploadLine } from "./upload-line.tsx";
import { useTrayWords, waitsForPage } from "./use-tray-words.ts";
import "./upload-tray.css";

/** How long completed uploads remain visible, in milliseconds. */
const ARRIVED_MS = 8_000;

/** Whether nothing is left to do or to read: what a sender is told about a film goes with its upload. */
const isSettled = (upload: Upload): boolean =>
  upload.status === "done" && !waitsForPage(upload) && upload.isHardToShow !== true;

/** The announcement for screen readers: all uploads have ended, or an earlier page has left some unfinished. */
function useAnnouncement(uploads: readonly Upload[]): string {
  const { outcome, summary } = useTrayWords();
  const [announced, setAnnounced] = useState({ wasUnderWay: false, count: 0, words: "" });
  const underWay = uploads.some(isUnderWay);
  const count = uploads.length;
  if (announced.wasUnderWay !== underWay || (!underWay && announced.count < count)) {
    const words = underWay ? "" : announced.wasUnderWay ? outcome(uploads) : summary(uploads);
    setAnnounced({ wasUnderWay: underWay, count, words });
  } else if (announced.count > count) setAnnounced({ ...announced, count });
  return announced.words;
}

/** Removes the tray once all uploads are complete, but not while it has the pointer or the focus. */
function useLeaving(uploads: readonly Upload[], isUsed: () => boolean): void {
  const over = uploads.length > 0 && uploads.every(isSettled);
  useEffect(() => {
    if (!over) return;
    const timer = setInterval(() => {
      if (!isUsed()) dropUploads(uploads.map(({ id }) => id));
    }, ARRIVED_MS);
    return () => clearInterval(timer);
  }, [over, uploads, isUsed]);
}

/** All uploads, on every page: one line each, collapsible to a single line. */
export function UploadTray() {
  const { t } = useTranslation("frame");
  const uploads = useStore(uploadStore, (state) => state.uploads);
  const { summary } = useTrayWords();
  const [folded, setFolded] = useState(() => matchMedia("(max-width: 599px)").matches);
  const tray = useRef<HTMLElement>(null);
  const head = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const announcement = useAnnouncement(uploads);
  const [isUsed] = useState(() => () => tray.current?.matches(":hover, :focus-within") ?? false);
  useLeaving(uploads, isUsed);
  useRootMark("upload-tray", uploads.length > 0);
  useRootMark("folded-tray", uploads.length > 0 && folded);
  useEffect(() => {
    void offerLeftUploads();
  }, []);
  return (
    <>
      <output className="visually-hidden">{announcement}</output>
      {uploads.length > 0 && (
        <section ref={tray} className="upload-tray" aria-label={t("uploads.title")} data-folded={folded}>
          <Row
            ref={head}
            type="button"
            as="button"
            className="upload-tray-head"
            gap={8}
            justify="between"
            rigid
            pad="8 12"
            text="ink"
            words="start"
            aria-expanded={!folded}
            aria-controls={listId}
            onClick={() => setFolded(!folded)}
          >
            <span>{summary(uploads)}</span>
            {folded ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
          </Row>
          <ul id={listId} hidden={folded}>
            {uploads.map((upload) => (
              <UploadLine key={upload.id} upload={upload} onGone={() => head.current?.focus()} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
