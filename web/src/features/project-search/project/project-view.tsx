import {
  ExpandOutlined,
  LeftOutlined,
  MailOutlined,
  RightOutlined,
  ShareAltOutlined,
} from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OpenProjectQuery } from "#gen/graphql.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { useKeys } from "#lib/keys/use-keys.ts";
import { Breakdown } from "#ui/breakdown/breakdown.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { DataBlock, DataPage } from "#ui/page/data-page.tsx";
import { usePlace } from "#ui/page/place.ts";
import { ReportButton } from "#ui/report/report-button.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { FavoriteButton, useFavorite } from "../results/favorite-button.tsx";
import type { Searching } from "../use-searcher.ts";
import { MyRoles } from "./my-roles.tsx";
import { useOpenProject } from "./use-open-project.ts";

type Project = NonNullable<OpenProjectQuery["getProjectById"]>;

/** Navigation through the results. */
export type Paging = {
  readonly place: string;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
};

type ProjectViewProps = {
  /** ID of the project, without the prefix of its key. */
  readonly id: string;
  /** The page has just requested it (`useFirstSoon`). */
  readonly isRequested?: boolean;
  readonly searching: Searching;
  readonly paging: Paging | null;
  /** Opens it as a page; absent if it already is one. */
  readonly onWhole?: () => void;
};

function PagingButtons({ paging }: { readonly paging: Paging }) {
  const { t } = useTranslation("project-search");
  return (
    <Text className="project-paging" text="dense quiet" nowrap>
      <Button
        type="text"
        size="small"
        aria-label={t("previousProject")}
        icon={<LeftOutlined className="mirrored" aria-hidden />}
        disabled={paging.onPrevious === null}
        onClick={() => paging.onPrevious?.()}
      />
      {paging.place}
      <Button
        type="text"
        size="small"
        aria-label={t("nextProject")}
        icon={<RightOutlined className="mirrored" aria-hidden />}
        disabled={paging.onNext === null}
        onClick={() => paging.onNext?.()}
      />
    </Text>
  );
}

async function share(title: string, url: string, copied: string): Promise<void> {
  try {
    await (navigator.share ? navigator.share({ title, url }) : navigator.clipboard.writeText(url));
  } catch {
    // The system's share sheet was dismissed, so there is nothing to announce.
    return;
  }
  if (!navigator.share) notify("success", copied);
}

function Actions({
  project,
  name,
  onWhole,
}: {
  readonly project: Project;
  readonly name: string;
  readonly onWhole: (() => void) | undefined;
}) {
  const { t } = useTranslation("project-search");
  const viewer = useViewer();
  const { CreatedBy, Company, Favorite } = project.Data;
  const isAdmin = hasRole(viewer, ["Admin"]);
  const isOwn = Company !== null && Company.PK === viewer.companyKey;
  const url = new URL(linkTo(paths.projectSearch, {}, { project: project.PK }), location.origin).href;
  return (
    <Row className="project-actions" gap={8} align="stretch" wrap>
      <FavoriteButton projectKey={project.PK} name={name} favorite={Favorite} wordy />
      <button type="button" className="plain-button" onClick={() => void share(name, url, t("linkCopied"))}>
        <ShareAltOutlined aria-hidden /> {t("share")}
      </button>
      {CreatedBy && (
        <Link
          className="plain-button"
          to={linkTo(paths.mailFolder, { folderHandle: "inbox" }, { to: CreatedBy.PK, project: project.PK })}
        >
          <MailOutlined aria-hidden /> {t("askCasting")}
        </Link>
      )}
      {isAdmin && (
        <Link
          className="plain-button"
          to={linkTo(paths.submittedProjects, { type: "submitted" }, { project: idOf(project.PK) })}
        >
          {t("reviewProject")}
        </Link>
      )}
      {!isAdmin && !isOwn && (
        <ReportButton key={project.PK} kind="Project" target={project.PK} name={name} label={t("report")} />
      )}
      {onWhole && (
        <button type="button" className="plain-button" onClick={onWhole}>
          <ExpandOutlined aria-hidden /> {t("openPage")}
        </button>
      )}
    </Row>
  );
}

/** Sets the page title while a project is open as a page. */
function Placed({ name }: { readonly name: string }) {
  usePlace(name);
  return null;
}

function View({
  project,
  searching,
  paging,
  onWhole,
  again,
}: Omit<ProjectViewProps, "id" | "isAsked"> & {
  readonly project: Project;
  readonly again: () => void;
}) {
  const { t } = useTranslation("project-search");
  const { t: shell } = useTranslation();
  const keep = useFavorite();
  const isPage = onWhole === undefined;
  const name = project.Data.Name ?? shell("unnamed");
  useKeys([{ keys: "s", text: t("keep"), run: () => keep(project.PK, !project.Data.Favorite) }]);
  return (
    <>
      {isPage && <Placed name={name} />}
      <Breakdown
        project={project}
        title={isPage ? "h1" : "h2"}
        actions={<Actions project={project} name={name} onWhole={onWhole} />}
        paging={paging && isPage && <PagingButtons paging={paging} />}
        roles={
          <MyRoles
            positions={project.Data.Positions}
            searching={searching}
            roomy={isPage}
            onSubmitted={again}
          />
        }
      />
    </>
  );
}

/** A project with its roles, as they apply to the person to be submitted. */
export function ProjectView({ id, isRequested = false, ...rest }: ProjectViewProps) {
  const talent = rest.searching.client?.key ?? null;
  const { t } = useTranslation("project-search");
  const { project, loading, error, again } = useOpenProject({ id, talent, isRequested });
  const shown = project && <View project={project} again={again} {...rest} />;
  const state = { loading, error, onRetry: again };
  return shown === null && rest.onWhole === undefined ? (
    <DataPage title={t("column.title")} {...state} />
  ) : (
    <DataBlock {...state}>{shown}</DataBlock>
  );
}
