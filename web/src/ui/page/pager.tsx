import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { Row } from "#ui/layout/layout.tsx";
import "./pager.css";

type PagerProps = {
  readonly page: number;
  /** The number of pages; null if it is unknown. */
  readonly pages: number | null;
  readonly isLast: boolean;
  readonly onChange: (page: number) => void;
};

/** The pages of a list, with the current one and links to its neighbors. Renders nothing if there is only one. */
export function Pager({ page, pages, isLast, onChange }: PagerProps) {
  const { t } = useTranslation("frame");
  const formats = useFormats();
  if (page === 1 && isLast) return null;
  const place = formats.number(page);
  return (
    <Row as="nav" className="pager" gap={12} justify="center" text="dense soft" aria-label={t("parts.pages")}>
      <Button disabled={page === 1} onClick={() => onChange(page - 1)}>
        {t("parts.previous")}
      </Button>
      <span aria-current="page">
        {pages === null
          ? t("parts.placeAlone", { page: place })
          : t("parts.placeAmong", { page: place, pages: formats.number(pages) })}
      </span>
      <Button disabled={isLast} onClick={() => onChange(page + 1)}>
        {t("parts.next")}
      </Button>
    </Row>
  );
}
