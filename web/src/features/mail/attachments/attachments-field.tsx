import { CloseOutlined, PaperClipOutlined, ReloadOutlined } from "@ant-design/icons";
import { Button, Progress } from "antd";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFileSize } from "#i18n/units/file-size.ts";
import { useFormats } from "#i18n/formats.ts";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { ACCEPTED } from "./attached-file.ts";
import { FileIcon } from "./file-icon.tsx";
import type { Attaching } from "./use-attaching.ts";
import type { Attachments } from "./use-attachments.ts";
import "./attachments.css";

function Row({ item, attachments }: { readonly item: Attaching; readonly attachments: Attachments }) {
  const { t } = useTranslation("mail");
  const { t: shell } = useTranslation();
  const fileSize = useFileSize();
  const formats = useFormats();
  const percent = item.progress === null ? null : Math.round(item.progress * 100);
  return (
    <li className="attaching" data-refused={item.refusal !== null}>
      <FileIcon type={item.file?.type ?? ""} />
      <Stack as="span" className="attached-words" grow shrinks>
        <Text className="attached-name" text="dense ink" nowrap>
          <bdi>{item.name}</bdi>
        </Text>
        <small>{item.refusal ?? (item.size === null ? "" : fileSize(item.size))}</small>
        {percent !== null && (
          <Progress
            percent={percent}
            size="small"
            aria-label={t("attach.progress", { name: item.name })}
            format={(value = 0) => formats.percent(value)}
          />
        )}
      </Stack>
      {item.refusal !== null && item.canRetry && (
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined />}
          aria-label={t("attach.retry", { name: item.name })}
          title={shell("retry")}
          onClick={() => attachments.retry(item.id)}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t("attach.remove", { name: item.name })}
        title={shell("remove")}
        disabled={!item.canRemove}
        onClick={() => attachments.remove(item.id)}
      />
    </li>
  );
}

type FieldProps = { readonly id?: string; readonly attachments: Attachments };

/** The attachments of a message being written. As a form field, it also shows the server's errors about them. */
export function AttachmentsField({ id, attachments }: FieldProps) {
  const { t } = useTranslation("mail");
  return (
    <ul
      id={id}
      className="attachments"
      aria-label={t("attach.label")}
      hidden={attachments.items.length === 0}
    >
      {attachments.items.map((item) => (
        <Row key={item.id} item={item} attachments={attachments} />
      ))}
    </ul>
  );
}

/** Opens the file picker. */
export function AttachButton({ attachments }: { readonly attachments: Attachments }) {
  const { t } = useTranslation("mail");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        accept={ACCEPTED}
        aria-label={t("attach.choose")}
        onChange={(event) => {
          attachments.add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
      <Button
        type="text"
        icon={<PaperClipOutlined />}
        aria-label={t("attach.add")}
        title={t("attach.add")}
        loading={attachments.isConverting}
        aria-busy={attachments.isConverting}
        onClick={() => input.current?.click()}
      />
    </>
  );
}

type ZoneProps = { readonly attachments: Attachments; readonly children: ReactNode };

/** Accepts dropped files and pasted images. */
export function AttachZone({ attachments, children }: ZoneProps) {
  const { t } = useTranslation("mail");
  const [over, setOver] = useState(false);
  return (
    <div
      className="attach-zone"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        attachments.add([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        attachments.add(files);
      }}
    >
      {children}
      {over && (
        <p className="attach-over" aria-hidden="true">
          {t("attach.drop")}
        </p>
      )}
    </div>
  );
}
