import { useTranslation } from "react-i18next";
import { Row } from "#ui/layout/layout.tsx";
import type { DetailsTab } from "./submission-details.tsx";

const TABS = ["details", "notes", "history"] as const;

type DetailsTabsProps = { readonly tab: DetailsTab; readonly onChange: (tab: DetailsTab) => void };

/** The tabs of the details. The chosen one is kept from one person to the next. */
export function DetailsTabs({ tab, onChange }: DetailsTabsProps) {
  const { t } = useTranslation("submissions");
  return (
    <Row as="fieldset" className="details-tabs" gap={4} align="stretch" aria-label={t("detailsParts")}>
      {TABS.map((one) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => onChange(one)}>
          {t(`detailsTab.${one}`)}
        </button>
      ))}
    </Row>
  );
}
