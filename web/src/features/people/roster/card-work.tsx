import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { Row, Text } from "#ui/layout/layout.tsx";
import type { Work } from "./roster-work.ts";

/** What waits about a client until when, what is with casting and what is over, counted as in the table of a long roster. */
export function CardWork({ work }: { readonly work: Work }) {
  const { t } = useTranslation("people");
  const formats = useFormats();
  const counts = [
    [t("roster.by.waiting"), work.waiting],
    [t("roster.pending"), work.pending],
    [t("roster.done"), work.done],
  ] as const;
  return (
    <Text as="div" text="dense quiet">
      <Row as="dl" className="card-work" gap="0 12" wrap>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{formats.number(count)}</dd>
          </div>
        ))}
      </Row>
      {work.due !== null && <p>{t("roster.dueBy", { time: formats.moment(work.due) })}</p>}
    </Text>
  );
}
