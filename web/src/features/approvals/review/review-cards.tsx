import type { FragmentType } from "@apollo/client";
import { CheckOutlined, ExclamationCircleOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import type { ReviewCards_ProjectFragment } from "#gen/graphql.ts";
import type { texts as breakdownTexts } from "#i18n/bundles/breakdown/en.ts";
import { useFormats } from "#i18n/formats.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { Box, Stack, Text } from "#ui/layout/layout.tsx";
import { SideBySide } from "#ui/side-by-side/side-by-side.tsx";
import type { Difference } from "#ui/side-by-side/side-by-side.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { ReviewCardsProject } from "../approval-documents.ts";
import { checksOf, consequencesOf, noteOf } from "./review-rules.ts";

type Reviewed = ReviewCards_ProjectFragment;
type Change = NonNullable<Reviewed["Data"]["Changes"]>[number];
type FieldKey = keyof (typeof breakdownTexts)["field"];

const SUMS: readonly string[] = ["Rate", "Rate2", "PayRate", "EstProjectBudget"];

/** A changed value as readable text. */
function useValueWords(): (field: string, value: string | null | undefined) => string | null {
  const { t: shell } = useTranslation();
  const formats = useFormats();
  return (field, value) => {
    if (value === null || value === undefined) return null;
    if (value === "true" || value === "false") return shell(value === "true" ? "yes" : "no");
    if (/^\d{4}-\d{2}-\d{2}(T|$)/.test(value)) return formats.day(value);
    return SUMS.includes(field) && !Number.isNaN(Number(value)) ? formats.money(Number(value)) : value;
  };
}

/** Changes as table rows, with a note on those that need attention. */
function useDifferences(): (changes: readonly Change[]) => readonly Difference[] {
  const { t, i18n } = useTranslation("approvals");
  const { t: breakdown } = useTranslation("breakdown");
  const value = useValueWords();
  const isField = (field: string): field is FieldKey => i18n.exists(`field.${field}`, { ns: "breakdown" });
  return (changes) =>
    changes.map((change) => {
      const { SK, PositionName, Field, Before, After } = change;
      const field =
        Field === "Position" ? t("position") : isField(Field) ? breakdown(`field.${Field}`) : Field;
      const note = noteOf(change);
      return {
        id: `${SK ?? ""}.${Field}`,
        label:
          PositionName && Field !== "Position" ? t("ofPosition", { position: PositionName, field }) : field,
        before: value(Field, Before),
        after: value(Field, After),
        note: note === null ? undefined : { text: t(`note.${note}`), warns: true },
      };
    });
}

type CardProps = { readonly title: string; readonly extra?: ReactNode; readonly children: ReactNode };

function Card({ title, extra, children }: CardProps) {
  return (
    <Box as="section" className="review-card" shrinks card aria-label={title}>
      <header>
        <h3>{title}</h3>
        {extra}
      </header>
      {children}
    </Box>
  );
}

function Changes({ data }: { readonly data: Reviewed["Data"] }) {
  const { t } = useTranslation("approvals");
  const when = useWhen();
  const differences = useDifferences();
  const changes = data.Changes ?? [];
  if (changes.length === 0) return null;
  return (
    <Card
      title={t("changes")}
      extra={<Text text="dense quiet">{t("changedFields", { count: changes.length })}</Text>}
    >
      <SideBySide
        caption={t("changes")}
        differences={differences(changes)}
        {...(data.ApprovedAt && { beforeHead: t("approvedOn", { date: when.day(data.ApprovedAt) }) })}
      />
    </Card>
  );
}

function Checks({ data }: { readonly data: Reviewed["Data"] }) {
  const { t } = useTranslation("approvals");
  return (
    <Card title={t("checks")}>
      <Stack as="ul" className="review-checks" gap={6} pad="10 16" text="dense">
        {checksOf(data).map(({ name, holds }) => (
          <li key={name} data-holds={holds}>
            {holds ? <CheckOutlined aria-hidden="true" /> : <ExclamationCircleOutlined aria-hidden="true" />}
            {t(holds ? `check.${name}.holds` : `check.${name}.fails`)}
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Consequences({ data }: { readonly data: Reviewed["Data"] }) {
  const { t } = useTranslation("approvals");
  return (
    <Card title={t("ifApproved")}>
      <Stack as="ul" gap={6} pad="10 16" text="dense">
        {consequencesOf(data).map((one) => (
          <li key={one.name}>
            {"count" in one ? t(`follows.${one.name}`, { count: one.count }) : t(`follows.${one.name}`)}
          </li>
        ))}
      </Stack>
    </Card>
  );
}

/** What changed, what an admin should check, and the consequences of an approval. */
export function ReviewCards({
  project,
  decidable,
}: {
  readonly project: FragmentType<Reviewed>;
  readonly decidable: boolean;
}) {
  const record = useRecord(ReviewCardsProject, project);
  if (record === null) return null;
  return (
    <>
      <Changes data={record.Data} />
      <Stack className="review-pair" gap={12}>
        <Checks data={record.Data} />
        {decidable && <Consequences data={record.Data} />}
      </Stack>
    </>
  );
}
