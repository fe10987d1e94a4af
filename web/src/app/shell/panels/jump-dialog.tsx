import { useQuery } from "@apollo/client/react";
import { Command } from "cmdk";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { navigationFor } from "#app/navigation/navigation.ts";
import { itemsOf } from "#app/navigation/tree.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useSettings } from "#lib/settings/settings.ts";
import { fullName, useViewer } from "#lib/session/viewer.tsx";
import { JumpDocument } from "./jump-documents.ts";
import { closePanel } from "#lib/panels/panel-store.ts";
import { MAX_SUGGESTIONS, suggest } from "./suggest.ts";
import "./panels.css";

/** How long nobody types before the graph is asked, in milliseconds. */
const PAUSE_MS = 200;

type Target = { readonly link: string; readonly name: string; readonly more?: string };
type Section = { readonly kind: "pages" | "projects" | "people"; readonly targets: readonly Target[] };

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Projects and people whose names are like what was typed; nothing before two letters. */
function useFound(typed: string): readonly Section[] {
  const word = useCatalog();
  const value = useSettled(typed.trim());
  const { data, previousData } = useQuery(JumpDocument, { variables: { value }, skip: value.length < 2 });
  const found = value.length < 2 ? undefined : (data ?? previousData);
  const projects = (found?.searchProject ?? []).map(({ PK, Data }) => ({
    link: linkTo(paths.projectSearch, {}, { project: PK }),
    name: Data.Name ?? "",
    more: word("projectTypes", Data.ProjectType),
  }));
  const people = (found?.searchUsers ?? []).map(({ PK, Data }) => ({
    link: linkTo(paths.userDetail, { id: PK }),
    name: fullName({ firstName: Data.FirstName, lastName: Data.LastName }),
  }));
  return [
    { kind: "projects", targets: projects.slice(0, MAX_SUGGESTIONS / 2) },
    { kind: "people", targets: people.slice(0, MAX_SUGGESTIONS / 2) },
  ];
}

function usePages(typed: string): Section {
  const { t } = useTranslation();
  const viewer = useViewer();
  const pages = itemsOf(navigationFor(viewer)).map(({ id, link }) => ({
    link,
    name: t(`navigation.${id}`, { ns: "frame" }),
  }));
  const profile = { link: linkTo(paths.profile), name: t("myProfile") };
  return { kind: "pages", targets: suggest([...pages, profile], typed, ({ name }) => name) };
}

/** Jumps anywhere by a few letters: the pages that the member has, projects and people. */
export function JumpDialog() {
  const { t } = useTranslation("frame");
  const navigate = useNavigate();
  const { direction } = useSettings();
  const [typed, setTyped] = useState("");
  const pages = usePages(typed);
  const found = useFound(typed);
  const sections = [pages, ...found].filter(({ targets }) => targets.length > 0);

  function go(link: string): void {
    closePanel();
    void navigate(link);
  }

  return (
    <Command.Dialog
      open
      onOpenChange={(open) => {
        if (!open) closePanel();
      }}
      label={t("jump.label")}
      shouldFilter={false}
      loop
      dir={direction}
      overlayClassName="jump-shade"
      contentClassName="jump-dialog"
    >
      <Command.Input
        className="jump-input"
        value={typed}
        onValueChange={setTyped}
        placeholder={t("jump.placeholder")}
      />
      <Command.List className="jump-list" label={t("jump.label")}>
        <Command.Empty className="jump-none">{t("jump.none")}</Command.Empty>
        {sections.map(({ kind, targets }) => (
          <Command.Group key={kind} heading={t(`jump.${kind}`)}>
            {targets.map(({ link, name, more }) => (
              <Command.Item key={link} value={link} className="jump-item" onSelect={() => go(link)}>
                <bdi>{name}</bdi>
                {more !== undefined && <span className="jump-more">{more}</span>}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command.Dialog>
  );
}
