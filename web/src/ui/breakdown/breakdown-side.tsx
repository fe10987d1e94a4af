import { FileTextOutlined } from "@ant-design/icons";
import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PROJECT_FACTS } from "#gen/declared-facts.ts";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useShownPhone } from "#lib/forms/use-shown-phone.ts";
import { FactList } from "#ui/fact-list.tsx";
import type { Fact } from "#ui/fact-list.tsx";
import { useFileFacts } from "#ui/file-facts.ts";
import { Box, Row, Stack, Text, Toolbar } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { zoneName } from "#ui/when/zone-name.ts";
import { closeWords } from "./close-words.ts";
import { filmingWords } from "./filming-span.ts";
import { useDeclaredFacts } from "./use-declared-facts.ts";
import type { Project } from "./breakdown-hero.tsx";

/** A section of the breakdown with its own heading. */
export function Part({
  title,
  tools,
  children,
}: {
  readonly title: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Box aria-labelledby={id} as="section" className="breakdown-part" card>
      <Toolbar className="breakdown-part-head" justify="between" pad="4 16" ruled="below">
        <h2 id={id}>{title}</h2>
        {tools}
      </Toolbar>
      <Box pad="12 16">{children}</Box>
    </Box>
  );
}

function hasValue([, value]: Fact): boolean {
  return value !== null && value !== undefined && value !== "";
}

function Casting({ project }: { readonly project: Project }) {
  const { t } = useTranslation("breakdown");
  const company = project.Company?.Data.Name ?? "";
  const phone = useShownPhone(project.CastingDirPhone);
  const logo = project.Company?.Data.Logo?.Data.ContentThumbNailUrl;
  const facts: readonly Fact[] = [
    [t("field.CastingDirName"), project.CastingDirName],
    [t("castingEmail"), project.CastingDirEmail],
    [t("castingPhone"), phone],
    [t("castingOffice"), project.ContactInformation],
  ];
  if (company === "" && !facts.some(hasValue)) return null;
  return (
    <Part title={t("casting")}>
      {company !== "" && (
        <Row as="p" gap={12} after={8} text="bold">
          <MediaImage url={logo} alt="" name={company} shape="logo" />
          <bdi>{company}</bdi>
        </Row>
      )}
      <FactList facts={facts} />
    </Part>
  );
}

function Dates({ project }: { readonly project: Project }) {
  const { t, i18n } = useTranslation("breakdown");
  const when = useWhen();
  const { SubmissionsDueBy: due } = project;
  const filming = filmingWords(project, when);
  const rows = [
    ...(due
      ? [
          {
            kind: "due",
            day: when.day(due),
            text: t(closeWords(due, project.Positions)),
            more: `${when.clock(due)} ${zoneName(due, ownZone(), i18n.language)}`,
          },
        ]
      : []),
    ...(filming
      ? [
          {
            kind: "filming",
            day: filming,
            text: t("filming"),
            more: "",
          },
        ]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <Part title={t("dates")}>
      <Stack as="ul" className="breakdown-dates" gap={8}>
        {rows.map(({ kind, day, text, more }) => (
          <li key={kind} data-kind={kind}>
            <strong>{day}</strong> <span>{text}</span>{" "}
            <Text as="bdi" text="quiet">
              {more}
            </Text>
          </li>
        ))}
      </Stack>
    </Part>
  );
}

function locationText(project: Project): string {
  const { FilmingAddress: address, LocationCity, LocationState } = project;
  const street = [address?.AddressLine1, address?.Zipcode].filter(Boolean).join(", ");
  const city = [LocationCity, LocationState].filter(Boolean).join(", ");
  return [project.Location, street, city].filter(Boolean).join(" · ");
}

function Terms({ project }: { readonly project: Project }) {
  const { t } = useTranslation("breakdown");
  const word = useCatalog();
  const formats = useFormats();
  const declared = useDeclaredFacts(PROJECT_FACTS);
  const money = (value: number | null | undefined) => (typeof value === "number" ? formats.money(value) : "");
  const union = [word("unionChoices", project.Union), project.UnionType, project.UnionNumber];
  const facts: readonly Fact[] = [
    [t("place"), locationText(project)],
    [t("field.FilmingType"), word("filmingTypes", project.FilmingType)],
    [t("field.Union"), union.filter(Boolean).join(" · ")],
    [t("typicalPay"), money(project.PayRate)],
    [t("field.EstProjectBudget"), money(project.EstProjectBudget)],
    ...declared(project),
    [t("field.Public"), t(project.Public ? "public" : "private")],
  ];
  return (
    <Part title={t("terms")}>
      <FactList facts={facts} />
    </Part>
  );
}

function Documents({ project }: { readonly project: Project }) {
  const { t } = useTranslation("breakdown");
  const facts = useFileFacts();
  const files = (project.SupportingDocs ?? []).filter(({ Data }) => Data.ContentUrl);
  if (files.length === 0) return null;
  return (
    <Part title={t("documents")}>
      <Stack as="ul" gap={8}>
        {files.map(({ PK, Data }) => (
          <li key={PK}>
            <a href={Data.ContentUrl ?? ""} target="_blank" rel="noreferrer">
              <FileTextOutlined aria-hidden /> <bdi>{Data.FileName}</bdi>
            </a>{" "}
            <Text as="small" text="quiet">
              {facts(Data)}
            </Text>
          </li>
        ))}
      </Stack>
    </Part>
  );
}

/** The column beside the roles: who is casting, dates, terms. */
export function BreakdownSide({ project }: { readonly project: Project }) {
  return (
    <Stack className="breakdown-side" gap={12} pack="start" shrinks>
      <Casting project={project} />
      <Dates project={project} />
      <Terms project={project} />
      <Documents project={project} />
    </Stack>
  );
}
