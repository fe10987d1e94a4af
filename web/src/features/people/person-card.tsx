import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PersonCard_UserFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { PersonCardUser } from "./people-documents.ts";
import { placeOf } from "./facts/place-of.ts";

export type Person = FragmentType<PersonCard_UserFragment> & { readonly PK: string };
type Card = PersonCard_UserFragment & { readonly name: string };

/** The data of a person's card; null until all of it is in the cache. */
export function useCard(person: Person): Card | null {
  const { t: shell } = useTranslation();
  const record = useRecord(PersonCardUser, person);
  if (record === null) return null;
  const { FirstName, LastName } = record.Data;
  return { ...record, name: fullName({ firstName: FirstName, lastName: LastName }) || shell("unnamed") };
}

/** A person's name, linked to the profile. */
function PersonLink({ card }: { readonly card: Card }) {
  return (
    <Link className="person-link" to={linkTo(paths.userDetail, { id: card.PK })}>
      <bdi>{card.name}</bdi>
    </Link>
  );
}

/** A person in a table: a small headshot, and the name linked to the profile. */
export function PersonCell({ person }: { readonly person: Person }) {
  const card = useCard(person);
  if (card === null) return null;
  const photo = card.Data.ProfileImage?.Data;
  return (
    <span className="person-cell">
      <MediaImage url={photo?.ContentThumbNailUrl} small={photo?.ContentSmallUrl} alt="" name={card.name} />
      <PersonLink card={card} />
    </span>
  );
}

/** A person in the grid: the headshot, overlaid with the name and what casting reads first. */
export function PersonCard({ person, children }: { readonly person: Person; readonly children?: ReactNode }) {
  const word = useCatalog();
  const card = useCard(person);
  if (card === null) return null;
  const { Data } = card;
  const photo = Data.ProfileImage?.Data;
  const [union] = Data.Unions ?? [];
  const place = placeOf(Data, word);
  const facts =
    Data.UserRole === "Talent"
      ? [word("ageRanges", Data.AgeRange), word("heightRanges", Data.HeightRange), union]
      : [word("userRoles", Data.UserRole)];
  return (
    <li className="person-card">
      <div className="person-photo">
        <MediaImage url={photo?.ContentThumbNailUrl} small={photo?.ContentSmallUrl} alt="" name={card.name} />
        <div className="person-scrim">
          <h2>
            <PersonLink card={card} />
          </h2>
          <p>
            <bdi>{facts.filter(Boolean).join(" · ")}</bdi>
          </p>
          {place !== "" && (
            <p>
              <bdi>{place}</bdi>
            </p>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}
