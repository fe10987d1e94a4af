import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { Later } from "#ui/later.tsx";
import { Box, Stack, Text } from "#ui/layout/layout.tsx";
import { BreakdownProject } from "./breakdown-documents.ts";
import { FactStrip, Hero } from "./breakdown-hero.tsx";
import type { Project } from "./breakdown-hero.tsx";
import { RoleCard } from "./breakdown-position.tsx";
import { Photos } from "./breakdown-photos.tsx";
import { BreakdownSide, Part } from "./breakdown-side.tsx";
import "./breakdown.css";
import "./role-card.css";

type ViewProps = {
  readonly record: Breakdown_ProjectFragment;
  /** False if the positions are shown elsewhere. */
  readonly positions?: boolean;
  /** Replaces the list of roles, for example by those relevant to the viewer; by default all of them in full. */
  readonly roles?: ReactNode;
  readonly actions?: ReactNode;
  readonly paging?: ReactNode;
  /** Heading level of the title: the page's own, or beside a list; by default the page header shows it. */
  readonly title?: "h1" | "h2";
  /** False for a preview, whose pictures lead nowhere. */
  readonly linked?: boolean;
};

type BreakdownProps = Omit<ViewProps, "record" | "linked"> & {
  readonly project: FragmentType<Breakdown_ProjectFragment>;
};

function AllRoles({ project }: { readonly project: Project }) {
  const { t } = useTranslation("breakdown");
  return (
    <Part title={t("positions")}>
      {project.Positions.length === 0 && <p>{t("noPositions")}</p>}
      <ul className="breakdown-roles">
        {project.Positions.map((position) => (
          <RoleCard key={position.SK} position={position} />
        ))}
      </ul>
    </Part>
  );
}

function About({ project }: { readonly project: Project }) {
  const { t } = useTranslation("breakdown");
  return (
    <Part title={t("about")}>
      <Text as="p" className="breakdown-prose" after={8} lines dir="auto">
        {project.Description}
      </Text>
      {project.AdditionalInformation && (
        <Text as="p" className="breakdown-prose" after={8} lines dir="auto">
          {project.AdditionalInformation}
        </Text>
      )}
    </Part>
  );
}

/**
 * A project in full, as talent reads it: what it is, when, where, pay and roles. The parts beside and below keep
 * their place and render a step later.
 */
export function BreakdownView({ record, positions = true, linked = true, roles, ...head }: ViewProps) {
  const { t: shell } = useTranslation();
  const { Data } = record;
  return (
    <div className="breakdown">
      <Stack className="breakdown-columns" gap="12 16" pack="start" shrinks>
        <Stack gap={12} pack="start" shrinks>
          <Box className="breakdown-hero" card>
            <Hero
              project={Data}
              name={Data.Name ?? shell("unnamed")}
              title={head.title ?? null}
              actions={head.actions}
              paging={head.paging}
            />
            <FactStrip project={Data} />
          </Box>
          {positions && (roles ?? <AllRoles project={Data} />)}
          <About project={Data} />
          <Later>
            <Photos record={record} linked={linked} />
          </Later>
        </Stack>
        <Later>
          <BreakdownSide project={Data} />
        </Later>
      </Stack>
    </div>
  );
}

/** The breakdown of a project as it is cached. */
export function Breakdown({ project, ...view }: BreakdownProps) {
  const record = useRecord(BreakdownProject, project);
  return record && <BreakdownView record={record} {...view} />;
}
