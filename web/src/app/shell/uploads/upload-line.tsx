import {
  CaretRightOutlined,
  CloseOutlined,
  FolderOpenOutlined,
  PauseOutlined,
  RedoOutlined,
} from "@ant-design/icons";
import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { isSameFile } from "#lib/uploads/begun-uploads.ts";
import { cancelUpload, pauseUpload, resumeUpload } from "#lib/uploads/uploads.ts";
import { dropUploads } from "#lib/uploads/upload-store.ts";
import type { Upload } from "#lib/uploads/upload-store.ts";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { BrokenConversion } from "#ui/upload/failed-uploads.tsx";
import { usePreparedPictures } from "#ui/upload/use-prepared-pictures.ts";
import { useTrayWords, waitsForPage } from "./use-tray-words.ts";

type LineProps = {
  readonly upload: Upload;
  /** Called when the line, whose button had the focus, is removed. */
  readonly onGone: () => void;
};

type MainAction = "pause" | "resume" | "retry" | "choose";

const ICONS: Readonly<Record<MainAction, typeof PauseOutlined>> = {
  pause: PauseOutlined,
  resume: CaretRightOutlined,
  retry: RedoOutlined,
  choose: FolderOpenOutlined,
};

/** The action on an upload other than canceling it; null if there is none. */
function mainActionOf({ status, file, canRetry }: Upload): MainAction | null {
  if (status === "sending" || status === "converting" || status === "waiting") return "pause";
  if (status === "paused") return "resume";
  if (status === "failed") return canRetry ? "retry" : null;
  if (status === "left") return file ? "resume" : "choose";
  return null;
}

/** One button that pauses, resumes or retries an upload, so that it keeps the focus when the action changes. */
function MainButton({ upload, action }: { readonly upload: Upload; readonly action: MainAction }) {
  const { t } = useTranslation("frame");
  const graph = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
  const { converting, handOn } = usePreparedPictures();
  const Icon = ICONS[action];
  const { id, name } = upload;
  const label = t(`uploads.${action}`, { name });

  function choose(file: File | null): void {
    if (!file) return;
    if (isSameFile(id, file)) resumeUpload(graph, id, file);
    else notify("error", t("uploads.otherFile", { name }));
  }

  function run(): void {
    if (action === "pause") pauseUpload(id);
    else if (action === "choose") input.current?.click();
    else resumeUpload(graph, id);
  }

  return (
    <>
      {action === "choose" && (
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={label}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void handOn(file, choose);
            currentTarget.value = "";
          }}
        />
      )}
      <button
        type="button"
        className="upload-button"
        aria-label={label}
        aria-busy={converting > 0}
        title={label}
        onClick={run}
      >
        <Icon aria-hidden="true" />
      </button>
    </>
  );
}

/** An upload: its name, its state, and its actions. */
export function UploadLine({ upload, onGone }: LineProps) {
  const { t } = useTranslation("frame");
  const graph = useApolloClient();
  const { state } = useTrayWords();
  const { id, name, status, progress, page, canRetry, wasConverting } = upload;
  const action = mainActionOf(upload);
  const isOver = status === "done" || (status === "failed" && !canRetry);
  const endLabel = t(isOver ? "uploads.dismiss" : "uploads.cancel", { name });

  function end(): void {
    onGone();
    if (isOver) dropUploads([id]);
    else cancelUpload(graph, id);
  }

  return (
    <Row as="li" className="upload-line" gap={4} ruled="above" data-status={status}>
      <Stack as="span" grow shrinks>
        <bdi className="upload-name" title={name}>
          {name}
        </bdi>
        <Text className="upload-state" text="dense quiet">
          {status === "left" && wasConverting ? <BrokenConversion upload={upload} /> : state(upload)}
        </Text>
        {waitsForPage(upload) && <Link to={page}>{t("uploads.toPage")}</Link>}
      </Stack>
      {action && <MainButton upload={upload} action={action} />}
      {status !== "finishing" && (
        <button type="button" className="upload-button" aria-label={endLabel} title={endLabel} onClick={end}>
          <CloseOutlined aria-hidden="true" />
        </button>
      )}
      {(status === "sending" || status === "converting" || status === "paused") && (
        <progress className="upload-progress" aria-label={name} max={1} value={progress} />
      )}
    </Row>
  );
}
