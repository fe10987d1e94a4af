import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PersonCard_UserFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { PersonCardUser } from "./people-documents.ts";

type PersonCardProps = {
  readonly person: FragmentType<PersonCard_UserFragment>;
  readonly children?: ReactNode;
};

const SHOWN_SKILLS = 3;

/** A person on the wall: the headshot, the name, and three lines at most. */
export function PersonCard({ person, children }: PersonCardProps) {
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const record = useRecord(PersonCardUser, person);
  if (record === null) return null;
  const { FirstName, LastName, ProfileImage, UserRole, Unions, Skills, LocationCity, LocationState } =
    record.Data;
  const name = fullName({ firstName: FirstName, lastName: LastName }) || shell("unnamed");
  const place = [LocationCity, LocationState].filter(Boolean).join(", ");
  const facts = [UserRole === "Talent" ? (Unions ?? []).join(", ") : word("userRoles", UserRole), place];
  return (
    <li className="person-card">
      <MediaImage url={ProfileImage?.Data.ContentThumbNailUrl} alt="" name={name} />
      <h2>
        <Link to={linkTo(paths.userDetail, { id: record.PK })}>
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p>{facts.filter((fact) => fact !== "").join(" · ")}</p>
      {Skills && Skills.length > 0 && (
        <p className="person-skills">{Skills.slice(0, SHOWN_SKILLS).join(", ")}</p>
      )}
      {children}
    </li>
  );
}
