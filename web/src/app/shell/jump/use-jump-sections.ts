import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useStore } from "zustand";
import { navigationFor } from "#app/navigation/navigation.ts";
import { itemsOf } from "#app/navigation/tree.ts";
import type { JumpQuery } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { shortcutStore } from "#lib/keys/registry.ts";
import { openPanel } from "#lib/panels/panel-store.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { fullName, useViewer, worksForCompany } from "#lib/session/viewer.tsx";
import { useSettled } from "#lib/use-settled.ts";
import { JumpDocument } from "./jump-documents.ts";
import { useRecentPlaces } from "./recent-places.ts";
import { scopeOf } from "./scope.ts";
import type { Kind } from "./scope.ts";
import { MAX_SUGGESTIONS, sharesOf, suggest } from "./suggest.ts";

/** Shorter input matches too much to be worth a request. */
const MIN_LETTERS = 2;
const MAX_OF_KIND = MAX_SUGGESTIONS / 2;

export type Target = {
  readonly id: string;
  readonly name: string;
  readonly more?: string;
  readonly keys?: string;
  readonly run: () => void;
};
export type Section = { readonly kind: Kind; readonly targets: readonly Target[] };
type Linked = Pick<Target, "name" | "more"> & { readonly link: string };

/** What the member's menu leads to, which some layouts have out of sight. */
function useAccountActions(): readonly Target[] {
  const { t } = useTranslation();
  const { t: frame } = useTranslation("frame");
  const session = useSession();
  const panels = (["settings", "schemes"] as const).map((panel) => ({
    id: `open ${panel}`,
    name: frame(`${panel}.open`),
    run: () => openPanel(panel),
  }));
  return [
    ...panels,
    { id: "open keys", name: frame("keys.title"), run: () => openPanel("keys") },
    { id: "sign out", name: t("signOut"), run: () => void session.signOut() },
  ];
}

/**
 * Active keyboard shortcuts as actions, without those that move the focus or open pages, since pages are listed
 * anyway.
 */
function useActions(): readonly Target[] {
  const sets = useStore(shortcutStore, (state) => state.sets);
  return sets
    .flatMap(({ shortcuts }) => shortcuts)
    .flatMap(({ keys, text, run }) =>
      run !== undefined && (keys.length === 1 || keys === "Ctrl+b")
        ? [{ id: `key ${keys}`, name: text, keys, run }]
        : [],
    );
}

function usePages(): readonly Linked[] {
  const { t } = useTranslation();
  const viewer = useViewer();
  const pages = itemsOf(navigationFor(viewer)).map(({ id, link }) => ({
    link,
    name: t(`navigation.${id}`, { ns: "frame" }),
  }));
  return [...pages, { link: linkTo(paths.profile), name: t("myProfile") }];
}

type OwnProject = NonNullable<JumpQuery["getCompanyProjects"]>[number];

/**
 * Roles of the company's projects whose names match; needed because the server matches whole projects by any of their
 * roles.
 */
function rolesOf(projects: readonly OwnProject[], text: string): readonly Linked[] {
  const roles = projects.flatMap(({ PK, Data }) =>
    Data.Positions.map((position) => ({
      link: linkTo(paths.positionSubmissions, { id: position.SK, projectId: PK }),
      name: position.Data.PositionName ?? "",
      more: Data.Name ?? "",
    })),
  );
  return suggest(roles, text, ({ name }) => name);
}

/** Search results for the input; empty below `MIN_LETTERS`. */
function useFound(text: string): Partial<Record<Kind, readonly Linked[]>> {
  const word = useCatalog();
  const value = useSettled(text);
  const ofCompany = worksForCompany(useViewer());
  const skip = value.length < MIN_LETTERS;
  const { data, previousData } = useQuery(JumpDocument, { variables: { value, ofCompany }, skip });
  if (skip) return {};
  const found = data ?? previousData;
  const own = found?.getCompanyProjects ?? [];
  // The company's own projects have a section of their own, so they are left out of those open for submission.
  const isOthers = ({ PK }: { readonly PK: string }) => !own.some((project) => project.PK === PK);
  return {
    own: suggest(own, value, ({ Data }) => Data.Name ?? "").map(({ PK, Data }) => ({
      link: linkTo(paths.projectDetail, { id: PK }),
      name: Data.Name ?? "",
      more: word("projectStatuses", Data.Status),
    })),
    roles: rolesOf(own, value),
    projects: (found?.searchProject ?? []).filter(isOthers).map(({ PK, Data }) => ({
      link: linkTo(paths.projectSearch, {}, { project: PK }),
      name: Data.Name ?? "",
      more: word("projectTypes", Data.ProjectType),
    })),
    people: (found?.searchUsers ?? []).map(({ PK, Data }) => ({
      link: linkTo(paths.userDetail, { id: PK }),
      name: fullName({ firstName: Data.FirstName, lastName: Data.LastName }),
      more: word("userRoles", Data.UserRole),
    })),
    conversations: (found?.getUserConversations?.Results ?? []).map(({ SK, Data }) => ({
      link: linkTo(paths.mailFolder, { folderHandle: "inbox", id: SK }),
      name: Data.Subject ?? "",
      more: fullName({ firstName: Data.Receiver.FirstName, lastName: Data.Receiver.LastName }),
    })),
  };
}

/** The targets that match the input, by kind, ten in all; empty kinds are left out. */
export function useJumpSections(typed: string): readonly Section[] {
  const navigate = useNavigate();
  const { text, kinds } = scopeOf(typed);
  const recent = useRecentPlaces();
  const actions = [...useActions(), ...useAccountActions()];
  const pages = usePages();
  const found = useFound(text);
  const linked: Partial<Record<Kind, readonly Linked[]>> = {
    ...found,
    recent: suggest(recent, text, ({ name }) => name),
    pages: suggest(pages, text, ({ name }) => name),
  };
  // A scope such as "#" hides the recent places, and then nothing is listed twice.
  const recents = kinds.includes("recent") ? (linked.recent ?? []).slice(0, MAX_OF_KIND) : [];
  const opened = new Set(recents.map(({ link }) => link));
  const isNew = (kind: Kind, link: string) => kind === "recent" || !opened.has(link);
  const targetsOf = (kind: Kind): readonly Target[] =>
    kind === "actions"
      ? suggest(actions, text, ({ name }) => name)
      : (linked[kind] ?? [])
          .filter(({ link }) => isNew(kind, link))
          .map(({ link, ...one }) => ({ ...one, id: `${kind} ${link}`, run: () => void navigate(link) }));
  const max = (kind: Kind) => (kind === "pages" || kind === "actions" ? MAX_SUGGESTIONS : MAX_OF_KIND);
  const all = kinds.map((kind) => ({ kind, targets: targetsOf(kind).slice(0, max(kind)) }));
  const shares = sharesOf(all.map(({ targets }) => targets.length));
  return all
    .map(({ kind, targets }, place) => ({ kind, targets: targets.slice(0, shares[place]) }))
    .filter(({ targets }) => targets.length > 0);
}
