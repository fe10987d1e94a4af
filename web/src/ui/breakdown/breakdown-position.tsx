import { DownOutlined, UpOutlined } from "@ant-design/icons";
import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import type { Breakdown_PositionFragment } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { FactList } from "#ui/fact-list.tsx";
import { FitList } from "#ui/fit-list.tsx";
import type { FitView } from "#ui/fit-list.tsx";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { Row, Text, Toolbar } from "#ui/layout/layout.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { useRoleFacts, useRoleKind } from "./role-facts.ts";
import type { Role } from "./role-facts.ts";
import { useFitSentence } from "./use-fit-sentence.ts";

/** A position in full: what the breakdown shows of it, and the initial values of its form. */
export const BreakdownPosition = graphql(`
  fragment Breakdown_Position on Position {
    Data {
      # Declared in packages/catalog: plain fields of a position
      PositionName
      PositionType
      PositionSubType
      RoleType
      Quantity
      AgeRange
      AgeRequirement
      Gender
      HeightRange
      EyeColor
      HairColor
      Weight
      Ethnicity
      EthnicityRoleAppearance
      Languages
      Skills
      Description
      AdultScenes
      AdultSceneDescription
      Nudity
      NudityDescription
      WorkingConditions
      WardrobeInformation
      FilmingInstructions
      BookingInformation
      RateFrequency
      Rate
      Rate2Frequency
      Rate2
      Union
      UnionType
      AdditionalRateInfo
      SubmissionsDueBy
      FilmingType
      FilmingBeginDate
      FilmingEndDate
      # End of what is declared
    }
  }
`);

type Described = Pick<Role, "Nudity" | "NudityDescription" | "AdultScenes" | "AdultSceneDescription">;

/** What a role says about nudity and adult scenes, in full. */
export function Scenes({ role }: { readonly role: Described }) {
  const { t } = useTranslation("breakdown");
  return (
    <>
      {role.Nudity && (
        <p className="breakdown-warning">
          <strong>{t("field.Nudity")}</strong> <bdi>{role.NudityDescription}</bdi>
        </p>
      )}
      {role.AdultScenes && (
        <p className="breakdown-warning">
          <strong>{t("field.AdultScenes")}</strong> <bdi>{role.AdultSceneDescription}</bdi>
        </p>
      )}
    </>
  );
}

/** The words that a folded card says about nudity and adult scenes, so that nobody submits without knowing. */
function SceneMarks({ role }: { readonly role: Role }) {
  const { t } = useTranslation("breakdown");
  if (!role.Nudity && !role.AdultScenes) return null;
  return (
    <Row as="p" gap={4} wrap>
      {role.Nudity && <strong className="scene-mark">{t("field.Nudity")}</strong>}
      {role.AdultScenes && <strong className="scene-mark">{t("field.AdultScenes")}</strong>}
    </Row>
  );
}

/** How someone fits, as a ring and a sentence. */
export function FitLine({ fit }: { readonly fit: FitView }) {
  const sentence = useFitSentence();
  return (
    <p className={fit.Met === fit.Of ? "role-fit role-fit-all" : "role-fit"}>
      <FitRing met={fit.Met} of={fit.Of} /> {sentence(fit)}
    </p>
  );
}

function RoleBody({ role, fit }: { readonly role: Role; readonly fit: FitView | null }) {
  const { t } = useTranslation("breakdown");
  const facts = useRoleFacts();
  return (
    <div className={fit ? "role-body role-body-fit" : "role-body"}>
      <div>
        <Text as="p" className="breakdown-prose" after={8} lines dir="auto">
          {role.Description}
        </Text>
        <Scenes role={role} />
        {!role.Nudity && (
          <Text className="role-tag" fill="sunken" radius="tiny" text="small soft">
            {t("noNudity")}
          </Text>
        )}
        <FactList facts={facts(role)} />
      </div>
      {fit && fit.Of > 0 && (
        <div>
          <FitLine fit={fit} />
          <FitList fit={fit} />
        </div>
      )}
    </div>
  );
}

type RoleViewProps = {
  readonly role: Role;
  /** Shown in full; otherwise two lines. */
  readonly open?: boolean;
  /** Without it the card cannot be collapsed. */
  readonly onToggle?: () => void;
  /** The key that submits for the role, which is its number in the list. */
  readonly keyCap?: ReactNode;
  /** How the talent fits; null if no profile applies. */
  readonly fit?: FitView | null;
  /** The action for the role, or what has been done. */
  readonly action?: ReactNode;
};

type RoleCardProps = Omit<RoleViewProps, "role"> & {
  readonly position: FragmentType<Breakdown_PositionFragment>;
};

/** A role as talent reads it: what it is, what it pays, how they fit. */
export function RoleView({ role, open = true, onToggle, keyCap, fit = null, action }: RoleViewProps) {
  const { t } = useTranslation("breakdown");
  const { t: shell } = useTranslation();
  const kind = useRoleKind();
  const pay = usePay();
  const name = role.PositionName ?? shell("unnamed");
  return (
    <li className="role-card" data-open={open}>
      <Row className="role-head" gap="4 8" wrap>
        {keyCap}
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <Text text="dense quiet">{kind(role)}</Text>
        {onToggle && (
          <button
            type="button"
            className="role-toggle"
            aria-expanded={open}
            aria-label={t(open ? "hideRole" : "showRole", { name })}
            onClick={onToggle}
          >
            {open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          </button>
        )}
        <Text push text="bold" nowrap>
          {pay.one(role)}
        </Text>
      </Row>
      {!open && <SceneMarks role={role} />}
      {open ? (
        <RoleBody role={role} fit={fit} />
      ) : (
        <div className="role-short">
          <p dir="auto">{role.Description}</p>
          {fit && fit.Of > 0 && <FitLine fit={fit} />}
        </div>
      )}
      {action !== undefined && (
        <Toolbar className="role-action" before={4}>
          {action}
        </Toolbar>
      )}
    </li>
  );
}

/** The card of a role as it is cached. */
export function RoleCard({ position, ...view }: RoleCardProps) {
  const record = useRecord(BreakdownPosition, position);
  return record && <RoleView role={record.Data} {...view} />;
}
