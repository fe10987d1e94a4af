import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Segmented } from "antd";
import { Suspense, lazy, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Breakdown_PositionFragment, RoleChoice_PositionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { RoleCard } from "#ui/breakdown/breakdown-position.tsx";
import { Part } from "#ui/breakdown/breakdown-side.tsx";
import { Keys } from "#ui/keys.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { useSubmitTitle } from "../submit/use-submit-title.ts";
import { canSubmit } from "../use-searcher.ts";
import type { Person, Searching } from "../use-searcher.ts";
import { RoleChoicePosition } from "./project-documents.ts";
import { tallyOf } from "../roster/standings.ts";
import type { RosterTally, Standings } from "../roster/standings.ts";
import { useStandings } from "../roster/use-standings.ts";
import { RoleAction } from "./role-action.tsx";
import { ROLE_FILTERS, fits, isSubmitted, orderRoles, rolesFor } from "./role-order.ts";
import type { Role, RoleFilter } from "./role-order.ts";
import { useLinkedRole } from "./use-linked-role.ts";

const SubmitSheet = lazy(() =>
  import("../submit/submit-sheet.tsx").then((m) => ({ default: m.SubmitSheet })),
);

type Position = FragmentType<Breakdown_PositionFragment> &
  FragmentType<RoleChoice_PositionFragment> & { readonly PK: string; readonly SK: string };

type Opening = { readonly opener: Element | null; readonly role: Element | null | undefined };

function focusRole(role: Opening["role"]): void {
  const toggle = role?.querySelector(".role-toggle");
  if (toggle instanceof HTMLElement) toggle.focus();
}

/**
 * Restores the focus when the sheet closes: to the element that opened it, or to its role if that element is gone.
 */
function useReturningFocus() {
  const from = useRef<Opening>(null);
  const returned = useRef<Opening>(null);
  // A submit button is removed once the response is in the cache, and the focus is lost with it: in Firefox without a
  // blur event. The role gets it, unless it has moved elsewhere meanwhile.
  useEffect(() => {
    const { opener, role } = returned.current ?? {};
    if (!opener || opener.isConnected) return;
    returned.current = null;
    if (document.activeElement === document.body) focusRole(role);
  });
  return {
    leave: useCallback(() => {
      const opener = document.activeElement;
      from.current = { opener, role: opener?.closest(".role-card") };
    }, []),
    comeBack: () => {
      // The sheet releases the focus while it closes.
      setTimeout(() => {
        const { opener, role } = from.current ?? {};
        returned.current = from.current;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        else focusRole(role);
      });
    },
  };
}

type MyRolesProps = {
  readonly positions: readonly Position[];
  readonly searching: Searching;
  /** There is room to read, so the best-fitting role is expanded initially. */
  readonly roomy: boolean;
  readonly onSubmitted: () => void;
};

/**
 * Which roles are expanded. A role that was toggled keeps its state. The best-fitting role and the one that a link
 * names are expanded initially. The best one remains so if a better fit appears later, because it may be the one being read.
 */
function useOpenRoles(best: string | undefined, talent: string | null, linked: string | null) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [first, setFirst] = useState<{ readonly talent: string | null; readonly role: string } | null>(null);
  if (best !== undefined && (first === null || first.talent !== talent)) setFirst({ talent, role: best });
  const isOpen = (role: string): boolean => toggled.get(role) ?? (role === first?.role || role === linked);
  const toggle = (role: string): void => setToggled((present) => new Map(present).set(role, !isOpen(role)));
  return { isOpen, toggle };
}

/** The roles with the fit of the person to be submitted; null until all of it is in the cache. */
function useRoles(positions: readonly Position[], talent: string | null): readonly Role[] | null {
  const result = useFragment({
    fragment: RoleChoicePosition,
    from: [...positions],
    variables: { talent },
  });
  return result.complete ? (result.data as readonly Role[]) : null;
}

function RoleFilters({
  roles,
  client,
  value,
  onChange,
}: {
  readonly roles: readonly Role[];
  readonly client: Person | null;
  readonly value: RoleFilter;
  readonly onChange: (filter: RoleFilter) => void;
}) {
  const { t } = useTranslation("project-search");
  const formats = useFormats();
  return (
    <Segmented<RoleFilter>
      size="small"
      aria-label={t("roleFilter")}
      value={value}
      options={ROLE_FILTERS.map((filter) => ({
        value: filter,
        label: `${t(`roles.${client && filter === "fits" ? "fitsClient" : filter}`)} ${formats.number(rolesFor(filter, roles).length)}`,
      }))}
      onChange={onChange}
    />
  );
}

const NOBODY: readonly Person[] = [];

/** Number keys that open the sheets of the first nine roles. */
function useRoleKeys(
  shown: readonly Role[],
  searching: Searching,
  mayBegin: (role: Role) => boolean,
  begin: (key: string) => void,
): void {
  const title = useSubmitTitle();
  const people = searching.client ? [searching.client] : [];
  useKeys(
    shown.slice(0, 9).flatMap((role, index) =>
      mayBegin(role)
        ? [
            {
              keys: String(index + 1),
              text: title(searching, people, role.Data.PositionName ?? ""),
              run: () => begin(role.SK),
            },
          ]
        : [],
    ),
  );
}

/** Whether the viewer can submit somebody for a role: an agent of several clients also once one is submitted. */
function mayBeginOf(searching: Searching): (role: Role) => boolean {
  return (role) =>
    role.Data.TakesSubmissions &&
    canSubmit(searching) &&
    (!isSubmitted(role) || searching.clients.length > 1);
}

/** How an agent's clients do for a role; null if one is chosen, or it is not known. */
function rosterOf(standings: Standings, client: Person | null): RosterTally | null {
  return client === null && standings ? tallyOf(standings) : null;
}

/** The role that is expanded initially, if there is room to read. */
function bestOf(all: readonly Role[], hasRoom: boolean): Role | undefined {
  return hasRoom ? all.find((role) => fits(role)) : undefined;
}

type RoleItemProps = {
  readonly role: Role;
  readonly position: Position | undefined;
  readonly searching: Searching;
  readonly tally: RosterTally | null;
  /** Its number in the list, which is the key that submits for it. */
  readonly place: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onSubmit: () => void;
};

function RoleItem({ role, position, searching, tally, place, open, onToggle, onSubmit }: RoleItemProps) {
  if (!position) return null;
  return (
    <RoleCard
      position={position}
      open={open}
      onToggle={onToggle}
      keyCap={canSubmit(searching) && place < 10 && <Keys keys={String(place)} />}
      fit={role.Data.Fit ?? null}
      action={<RoleAction role={role} searching={searching} tally={tally} onSubmit={onSubmit} />}
    />
  );
}

/** The roles of a project for someone who may submit: best fit first, each with its fit and the submit action. */
export function MyRoles({ positions, searching, roomy, onSubmitted }: MyRolesProps) {
  const { t } = useTranslation("project-search");
  const { clients, client, person } = searching;
  const talent = client?.key ?? null;
  const [filter, setFilter] = useState<RoleFilter>("all");
  const { leave, comeBack } = useReturningFocus();
  const read = useRoles(positions, talent);
  const all = orderRoles(read ?? []);
  const shown = rolesFor(filter, all);
  const best = bestOf(all, roomy && person !== null);
  const keys = shown.map(({ SK }) => SK);
  const { role: linked, list, submitting, begin: open, end } = useLinkedRole(keys, leave);
  const { isOpen, toggle } = useOpenRoles(best?.SK, talent, linked);
  const mayBegin = mayBeginOf(searching);
  const chosen = all.find((role) => role.SK === submitting && mayBegin(role)) ?? null;
  const roster = useStandings(positions[0]?.PK, client === null || chosen !== null ? clients : NOBODY);
  const begin = (key: string) => {
    leave();
    open(key);
  };
  useRoleKeys(shown, searching, mayBegin, begin);
  return (
    <Part
      title={
        <>
          {t("positionsTitle")} <Text text="quiet regular">{all.length}</Text>
        </>
      }
      tools={
        person !== null && <RoleFilters roles={all} client={client} value={filter} onChange={setFilter} />
      }
    >
      {shown.length === 0 && <p>{t(all.length === 0 ? "noPositions" : "noneOfThese")}</p>}
      <ul ref={list} className="breakdown-roles">
        {shown.map((role, index) => (
          <RoleItem
            key={role.SK}
            role={role}
            position={positions.find(({ SK }) => SK === role.SK)}
            searching={searching}
            tally={rosterOf(roster.of(role.SK), client)}
            place={index + 1}
            open={isOpen(role.SK)}
            onToggle={() => toggle(role.SK)}
            onSubmit={() => begin(role.SK)}
          />
        ))}
      </ul>
      {chosen !== null && (
        <Suspense>
          <SubmitSheet
            key={`${chosen.SK} ${talent ?? ""}`}
            role={chosen}
            searching={searching}
            roster={clients.length > 0 ? roster : null}
            onClose={() => {
              end();
              comeBack();
            }}
            onSubmitted={() => {
              roster.again();
              onSubmitted();
            }}
          />
        </Suspense>
      )}
    </Part>
  );
}
