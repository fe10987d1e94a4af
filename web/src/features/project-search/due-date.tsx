import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";

/** Until when submissions are taken, in the reader's zone. */
export function DueDate({ value }: { readonly value: string | null }) {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  const [now] = useState(Date.now);
  if (value === null) return <span>{t("noDue")}</span>;
  const passed = new Date(value).getTime() < now;
  return (
    <time dateTime={value} className={passed ? "due due-passed" : "due"}>
      {t(passed ? "duePassed" : "due", { date: formats.day(value) })}
    </time>
  );
}
