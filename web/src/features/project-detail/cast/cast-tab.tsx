import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProjectHead_ProjectFragment } from "#gen/graphql.ts";
import { Card, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { castByRole, type CastRole } from "./cast-by-role.ts";
import { CastPerson } from "./cast-person.tsx";
import { ContactSheet } from "./contact-sheet.tsx";
import { useCast, type CastMember } from "./use-cast.ts";
import "./cast.css";

function RoleCast({ role }: { readonly role: CastRole<CastMember> }) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  return (
    <Card as="li" gap={12} pad={16}>
      <Row gap="4 8" align="baseline" wrap>
        <Text as="h2" text="lead bold">
          <bdi>{role.name ?? shell("unnamed")}</bdi>
        </Text>
        <Text text="dense quiet">
          {role.needed !== null && t("booked", { booked: role.people.length, count: role.needed })}
        </Text>
      </Row>
      {role.people.length === 0 ? (
        <Text text="dense quiet">{t("cast.nobody")}</Text>
      ) : (
        <Stack as="ul" className="cast-people" gap={16}>
          {role.people.map((person) => (
            <CastPerson key={person.PK + person.SK} person={person} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

/** Who is booked, role by role, with the terms of each booking and how to reach them; printed as a contact sheet. */
export function CastTab({ head }: { readonly head: ProjectHead_ProjectFragment }) {
  const { t } = useTranslation("project-detail");
  const { cast, loading, error, again } = useCast(head.PK);
  const [printing, setPrinting] = useState(false);
  const roles = castByRole(head.Data.Positions, cast);
  return (
    <DataBlock
      loading={loading}
      error={error}
      onRetry={again}
      isEmpty={cast.length === 0}
      empty={<StateBlock title={t("cast.nobody")} text={t("cast.nobodyHelp")} />}
    >
      <Stack gap={12}>
        <Row>
          <Button onClick={() => setPrinting(true)}>{t("cast.print")}</Button>
        </Row>
        <Stack as="ul" gap={12}>
          {roles.map((role) => (
            <RoleCast key={role.key} role={role} />
          ))}
        </Stack>
      </Stack>
      {printing && (
        <ContactSheet
          project={head.Data.Name ?? ""}
          roles={roles.filter(({ people }) => people.length > 0)}
          onDone={() => setPrinting(false)}
        />
      )}
    </DataBlock>
  );
}
