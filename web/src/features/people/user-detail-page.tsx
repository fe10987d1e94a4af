import { useQuery, skipToken } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { PersonDetailQuery } from "#gen/graphql.ts";
import { useShownPhone } from "#lib/forms/use-shown-phone.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { fullName, hasRole, useViewer } from "#lib/session/viewer.tsx";
import { FactList } from "#ui/fact-list.tsx";
import type { Fact } from "#ui/fact-list.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { ReportButton } from "#ui/report/report-button.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { InviteButton } from "./invite-button.tsx";
import { PersonDetail } from "./people-documents.ts";
import { PersonHistorySection } from "./person-history.tsx";
import { PersonMediaSection } from "./person-media.tsx";
import { Career } from "./resume/career.tsx";
import { ResumeButton } from "./resume/resume-button.tsx";
import { useProfileFacts } from "./facts/use-profile-facts.ts";
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

/** `own`: the viewer's own profile as casting sees it, without contact details. */
function Facts({ Data, own }: Pick<Person, "Data"> & { readonly own: boolean }) {
  const { t } = useTranslation("people");
  const phone = useShownPhone(Data.PhoneNumber);
  const { look, craft } = useProfileFacts(Data);
  return (
    <>
      <FactSection title={t("look")} rows={look} />
      <FactSection title={t("craft")} rows={[...craft, [t("company"), Data.Company?.Data.Name ?? ""]]} />
      {!own && (
        <FactSection
          title={t("contact")}
          rows={[
            [t("email"), Data.Email ?? ""],
            [t("phone"), phone],
          ]}
        />
      )}
    </>
  );
}

/** Tells members that they are viewing their own profile as others see it. */
function OwnBanner() {
  const { t } = useTranslation("people");
  const viewer = useViewer();
  return (
    <aside className="person-own" aria-label={t("detailTitle")}>
      <strong>{t(viewer.roles.includes("Talent") ? "asCasting" : "asMembers")}</strong>
      <span>{t("asText")}</span>
      <Link className="plain-button" to={linkTo(paths.profile)}>
        {t("editProfile")}
      </Link>
    </aside>
  );
}

function PersonView({ person, name }: { readonly person: Person; readonly name: string }) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const viewer = useViewer();
  const own = person.PK === viewer.key;
  const { Data } = person;
  const image = Data.ProfileImage?.Data;
  return (
    <div className="person">
      {own && <OwnBanner />}
      <div className="person-side">
        <MediaImage
          url={image?.ContentUrl ?? image?.ContentThumbNailUrl}
          alt={shell("headshotOf", { name })}
          name={name}
        />
      </div>
      <Stack className="person-main" pack="start" shrinks>
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
        <Career Data={Data} />
        <Facts Data={Data} own={own} />
        <PersonMediaSection person={person.PK} name={name} publicOnly={own} />
        {!own && <PersonHistorySection person={person.PK} />}
      </Stack>
    </div>
  );
}

function PersonActions({
  person,
  name,
  role,
}: {
  readonly person: string;
  readonly name: string;
  readonly role: string | null;
}) {
  const { t } = useTranslation("people");
  const viewer = useViewer();
  if (person === viewer.key) return null;
  return (
    <>
      {role === "Talent" && <InviteButton person={person} name={name} />}
      <RepresentButton person={person} name={name} role={role} />
      <Link className="plain-button" to={linkTo(paths.mailFolder, { folderHandle: "inbox" }, { to: person })}>
        {t("message")}
      </Link>
      {!hasRole(viewer, ["Admin"]) && (
        <ReportButton kind="Person" target={person} name={name} label={t("report")} />
      )}
    </>
  );
}

/** A member's profile, as far as the server lets the viewer see it. */
export function UserDetailPage() {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const { id } = useParams();
  const { data, error, loading, refetch } = useQuery(
    PersonDetail,
    id === undefined ? skipToken : { variables: { id: keyOf("USR", id) } },
  );
  const person = data?.getUserById;
  const missing = data && !person ? { errors: [{ extensions: { code: "NOT_FOUND" } }] } : null;
  const name = fullName({ firstName: person?.Data.FirstName, lastName: person?.Data.LastName });
  return (
    <DataPage
      title={name || t("detailTitle")}
      lead={word("userRoles", person?.Data.UserRole)}
      actions={
        person && (
          <>
            {person.Data.UserRole === "Talent" && <ResumeButton Data={person.Data} name={name} />}
            <PersonActions person={person.PK} name={name} role={person.Data.UserRole ?? null} />
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
