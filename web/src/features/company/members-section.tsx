import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Members_CompanyFragment, OwnCompanyQuery } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { decidesAboutOwners, keptBecause } from "./member-rules.ts";
import { MembersCompany, RemoveMember } from "./members-documents.ts";
import { OpenInvitations } from "./open-invitations.tsx";

/** Below the list of members: its code loads after the page. */
const InviteForm = lazy(() => import("./invite-form.tsx").then((m) => ({ default: m.InviteForm })));

type People = OwnCompanyQuery["getCompanyMembers"];
type Person = {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly isOwner: boolean;
};

type LineProps = {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly mayRemove: boolean;
  /** Why the person cannot be removed, in words; null if they can. */
  readonly kept: string | null;
  readonly onRemove: () => void;
};

function MemberLine({ person, isSelf, mayRemove, kept, onRemove }: LineProps) {
  const { t } = useTranslation("company");
  const { t: shell } = useTranslation();
  const { name, email, isOwner } = person;
  return (
    <li>
      <Stack as="span" className="member-words" shrinks>
        <span>
          <bdi>{name}</bdi> {isSelf && <small>({t("you")})</small>}
        </span>
        <small>
          {t(isOwner ? "owner" : "member")}
          {email && (
            <>
              {" · "}
              <bdi>{email}</bdi>
            </>
          )}
        </small>
        {kept !== null && <small>{kept}</small>}
      </Stack>
      {mayRemove && kept === null && (
        <Button danger aria-label={isSelf ? t("leave") : t("removeMember", { name })} onClick={onRemove}>
          {isSelf ? t("leave") : shell("remove")}
        </Button>
      )}
    </li>
  );
}

function usePeople(people: People | null): readonly Person[] {
  const { t: shell } = useTranslation();
  return (people?.Members ?? []).flatMap(({ Owner, User }) => {
    if (!User) return [];
    const { FirstName, LastName, Email } = User.Data;
    const name = fullName({ firstName: FirstName, lastName: LastName }) || shell("unnamed");
    return [{ key: User.PK, name, email: Email ?? "", isOwner: Owner }];
  });
}

type MembersSectionProps = {
  readonly company: FragmentType<Members_CompanyFragment>;
  readonly people: People | null;
  readonly onChanged: () => void;
};

/** The members of the company and its open invitations, with the rules for both. */
export function MembersSection({ company, people, onChanged }: MembersSectionProps) {
  const { t } = useTranslation("company");
  const record = useRecord(MembersCompany, company);
  const notifyFailure = useFailureNotice();
  const self = useViewer();
  const list = usePeople(people);
  const [removing, setRemoving] = useState<Person | null>(null);
  const [remove, { loading }] = useMutation(RemoveMember);
  if (record === null) return null;
  const { PK, Data } = record;
  const viewer = { key: self.key, isAdmin: self.roles.includes("Admin") };
  const isLeaving = removing?.key === self.key;

  async function takeOff({ key, name }: Person): Promise<void> {
    const refetchQueries = key === self.key ? ["Viewer"] : [];
    try {
      await remove({ variables: { company: PK, user: key }, refetchQueries });
      notify("success", key === self.key ? t("left") : t("removed", { name }));
    } catch (error) {
      notifyFailure(error);
    }
    setRemoving(null);
    if (key !== self.key) onChanged();
  }

  return (
    <section className="company-members" aria-labelledby="company-members">
      <h2 id="company-members">{t("members", { count: people?.Total ?? 0 })}</h2>
      <p>{t("membersRules")}</p>
      <ul className="member-list">
        {list.map((person) => {
          const why = keptBecause(person, viewer, list);
          return (
            <MemberLine
              key={person.key}
              person={person}
              isSelf={person.key === self.key}
              mayRemove={Data.ViewerCan.includes("removeCompanyMember")}
              kept={why && t(why)}
              onRemove={() => setRemoving(person)}
            />
          );
        })}
      </ul>
      <OpenInvitations invitations={Data.Invitations ?? []} onChanged={onChanged} />
      {Data.ViewerCan.includes("inviteCompanyMember") && (
        <Suspense>
          <InviteForm
            companyKey={PK}
            mayInviteOwners={decidesAboutOwners(viewer, list)}
            onInvited={onChanged}
          />
        </Suspense>
      )}
      <Confirm
        open={removing !== null}
        title={isLeaving ? t("leaveTitle") : t("removeTitle", { name: removing?.name ?? "" })}
        confirm={isLeaving ? t("leave") : t("removeMember", { name: removing?.name ?? "" })}
        danger
        busy={loading}
        onConfirm={() => removing && void takeOff(removing)}
        onClose={() => setRemoving(null)}
      >
        {t(isLeaving ? "leaveText" : "removeText")}
      </Confirm>
    </section>
  );
}
