import { useQuery, skipToken } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { PersonDetailQuery } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { FactList } from "#ui/fact-list.tsx";
import type { Fact } from "#ui/fact-list.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { PersonDetail } from "./people-documents.ts";
import { RepresentButton } from "./represent-button.tsx";
import "./people.css";

type Person = NonNullable<PersonDetailQuery["getUserById"]>;

function FactSection({ title, rows }: { readonly title: string; readonly rows: readonly Fact[] }) {
  if (rows.every(([, value]) => value === "")) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <FactList facts={rows} />
    </section>
  );
}

function Facts({ Data }: Pick<Person, "Data">) {
  const { t } = useTranslation("people");
  const word = useCatalog();
  const words = (list: CatalogList, ...values: Array<string | null | undefined>) =>
    values
      .map((value) => word(list, value))
      .filter((value) => value !== "")
      .join(", ");
  return (
    <>
      <FactSection
        title={t("look")}
        rows={[
          [t("AgeRange"), words("ageRanges", Data.AgeRange)],
          [t("Gender"), words("genders", Data.Gender)],
          [t("HeightRange"), words("heightRanges", Data.HeightRange)],
          [t("EyeColor"), words("eyeColors", Data.EyeColor)],
          [t("HairNow"), words("hairColors", Data.CurrentHairColor)],
          [
            t("Languages"),
            words("languages", Data.PrimaryLanguage, Data.SecondaryLanguage, Data.ThirdLanguage),
          ],
        ]}
      />
      <FactSection
        title={t("craft")}
        rows={[
          [t("Skills"), (Data.Skills ?? []).join(", ")],
          [t("Unions"), (Data.Unions ?? []).join(", ")],
          [t("TravelPreference"), words("travelPreferences", Data.TravelPreference)],
          [t("Place"), [Data.LocationCity, Data.LocationState].filter(Boolean).join(", ")],
          [t("company"), Data.Company?.Data.Name ?? ""],
        ]}
      />
      <FactSection
        title={t("contact")}
        rows={[
          [t("email"), Data.Email ?? ""],
          [t("phone"), Data.PhoneNumber ?? ""],
        ]}
      />
    </>
  );
}

function PersonView({ person, name }: { readonly person: Person; readonly name: string }) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const { Data } = person;
  const image = Data.ProfileImage?.Data;
  return (
    <div className="person">
      <div className="person-side">
        <MediaImage
          url={image?.ContentUrl ?? image?.ContentThumbNailUrl}
          alt={shell("headshotOf", { name })}
          name={name}
        />
      </div>
      <div className="person-main">
        {Data.Agent && (
          <p>
            {t("agent", {
              name: fullName({ firstName: Data.Agent.Data.FirstName, lastName: Data.Agent.Data.LastName }),
            })}
          </p>
        )}
        {Data.Bio && (
          <section aria-label={t("about")}>
            <h2>{t("about")}</h2>
            <p className="person-bio" dir="auto">
              {Data.Bio}
            </p>
          </section>
        )}
        <Facts Data={Data} />
      </div>
    </div>
  );
}

/** Somebody's profile, as much of it as the server lets the viewer see. */
export function UserDetailPage() {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const viewer = useViewer();
  const { id } = useParams();
  const { data, error, loading, refetch } = useQuery(
    PersonDetail,
    id === undefined ? skipToken : { variables: { id: keyOf("USR", id) } },
  );
  const person = data?.getUserById;
  const missing = data && !person ? { errors: [{ extensions: { code: "NOT_FOUND" } }] } : null;
  const name = fullName({ firstName: person?.Data.FirstName, lastName: person?.Data.LastName });
  const other = person && person.PK !== viewer.key;
  return (
    <DataPage
      title={name || t("detailTitle")}
      lead={word("userRoles", person?.Data.UserRole)}
      actions={
        other && (
          <>
            <RepresentButton person={person.PK} name={name} role={person.Data.UserRole ?? null} />
            <Link
              className="plain-button"
              to={linkTo(paths.mailFolder, { folderHandle: "inbox" }, { to: person.PK })}
            >
              {t("message")}
            </Link>
          </>
        )
      }
      loading={loading && !person}
      error={person ? null : (error ?? missing)}
      onRetry={() => void refetch()}
      isEmpty={id === undefined}
      empty={
        <StateBlock
          title={shell("state.emptyTitle")}
          text={t("pick")}
          action={
            <Link className="accent-button" to={linkTo(paths.users)}>
              {t("title")}
            </Link>
          }
        />
      }
    >
      {person && <PersonView person={person} name={name} />}
    </DataPage>
  );
}
