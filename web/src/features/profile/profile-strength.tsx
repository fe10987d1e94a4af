import type { FragmentType } from "@apollo/client";
import { PROFILE } from "@callboard/catalog/fields/profile.ts";
import { useTranslation } from "react-i18next";
import type { ProfileStrength_UserFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { ProfileStrengthUser } from "./profile-documents.ts";

/** Labels of the fields that a profile can lack besides those that are declared. */
const LABELS = {
  FirstName: "firstName",
  LastName: "lastName",
  PhoneNumber: "phone",
  ProfileImage: "headshot",
  DemoReel: "reel",
  Credits: "creditsOrTraining",
  Bio: "bio",
} as const;

function isKnown(field: string): field is keyof typeof LABELS {
  return field in LABELS;
}

function isDeclared(field: string): field is keyof typeof PROFILE {
  return field in PROFILE;
}

/** How complete the profile is, and what is missing. */
export function ProfileStrength({ user }: { readonly user: FragmentType<ProfileStrength_UserFragment> }) {
  const { t } = useTranslation("profile");
  const { t: declared } = useTranslation("profile-fields");
  const formats = useFormats();
  const record = useRecord(ProfileStrengthUser, user);
  const percent = record?.Data.Completeness;
  if (percent === null || percent === undefined) return null;
  const missing = (record?.Data.MissingFields ?? []).map((field) => {
    if (isDeclared(field)) return declared(field);
    return isKnown(field) ? t(LABELS[field]) : field;
  });
  return (
    <section className="profile-strength" aria-label={t("strength")}>
      <h2>
        <span>{t("strength")}</span>
        <span>{formats.percent(percent)}</span>
      </h2>
      <span className="profile-strength-bar" aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <p>
        {missing.length === 0 ? t("strengthFull") : t("strengthMissing", { fields: formats.list(missing) })}
      </p>
    </section>
  );
}
