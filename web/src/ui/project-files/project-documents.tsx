import { useApolloClient, useQuery } from "@apollo/client/react";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasResponse } from "#lib/graph/answered.ts";
import { changeDocuments } from "#lib/uploads/change-files.ts";
import { Box, Row } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { FileUpload } from "#ui/upload/file-upload.tsx";
import { DocumentRow } from "./document-row.tsx";
import type { ProjectDocument } from "./document-row.tsx";
import { splitFileName } from "./file-name.ts";
import { DescribeFile, ProjectDocuments as Documents } from "./project-files-documents.ts";
import { useFileList } from "./use-file-list.ts";
import "./project-files.css";

const DescribeDialog = lazy(() =>
  import("./describe-dialog.tsx").then((m) => ({ default: m.DescribeDialog })),
);

const KINDS = "application/pdf";
const MAX_NAME = 200;

type DocumentsProps = {
  readonly projectKey: string;
  readonly mayChange: boolean;
  /** Called after a change, which makes a new version of the project. */
  readonly onChanged?: () => Promise<unknown>;
};

/** The current documents of a project, and how the list is saved. */
function useDocuments({ projectKey, onChanged }: DocumentsProps) {
  const graph = useApolloClient();
  const { data, error, loading, refetch } = useQuery(Documents, { variables: { PK: projectKey } });
  const reread = async () => {
    await Promise.all([refetch(), onChanged?.()]);
  };
  const list = useFileList({
    items: data?.getProjectDocs ?? [],
    change: (make) => changeDocuments(graph, projectKey, make),
    reread,
  });
  return {
    ...list,
    loading: !hasResponse(data) && loading,
    error: hasResponse(data) ? null : error,
    again: () => void reread().catch(() => undefined),
  };
}

type RenameProps = { readonly item: ProjectDocument; readonly name: string; readonly onClose: () => void };

function Rename({ item, name, onClose }: RenameProps) {
  const { t } = useTranslation("breakdown");
  const graph = useApolloClient();
  const [first, extension] = splitFileName(name);
  return (
    <Suspense>
      <DescribeDialog
        open
        title={t("files.renameTitle", { name })}
        label={t("files.name")}
        help={t("files.nameHelp")}
        value={first}
        after={extension}
        max={MAX_NAME - extension.length}
        draft={`file.${item.PK}.name`}
        save={async (description) => {
          const media = { PK: item.PK, FileName: description + extension };
          await graph.mutate({ mutation: DescribeFile, variables: { media } });
          notify("success", t("files.renamed", { name: description + extension }));
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}

type ListProps = {
  readonly list: ReturnType<typeof useDocuments>;
  readonly mayChange: boolean;
};

function DocumentList({ list, mayChange }: ListProps) {
  const { t } = useTranslation("breakdown");
  const { t: shell } = useTranslation();
  const [renamed, setRenamed] = useState<ProjectDocument | null>(null);
  const { shown } = list;
  const count = shown.length;
  const nameOf = (item: ProjectDocument) => item.Data.FileName ?? shell("unnamed");
  const move = (item: ProjectDocument, to: number) => {
    const name = nameOf(item);
    list.move(item.PK, to, {
      done: t("files.movedTo", { name, place: to + 1, count }),
      undone: t("files.movedBack", { name }),
    });
  };
  const movesOf = (item: ProjectDocument, place: number) => {
    const name = nameOf(item);
    return {
      count,
      place,
      onRename: () => setRenamed(item),
      onMove: (to: number) => move(item, to),
      onDrop: (key: string) => {
        const dropped = shown.find(({ PK }) => PK === key && PK !== item.PK);
        if (dropped) move(dropped, place);
      },
      onRemove: () =>
        list.remove(item.PK, { done: t("files.removed", { name }), undone: t("files.back", { name }) }),
    };
  };
  return (
    <>
      <Box as="ul" card>
        {shown.map((item, place) => (
          <DocumentRow
            key={item.PK}
            item={item}
            name={nameOf(item)}
            moves={mayChange ? movesOf(item, place) : null}
          />
        ))}
      </Box>
      {renamed && <Rename item={renamed} name={nameOf(renamed)} onClose={() => setRenamed(null)} />}
    </>
  );
}

/** Sides, scripts and the like: for the company, and for people with a confirmed audition. */
export function ProjectDocuments(props: DocumentsProps) {
  const { t } = useTranslation("breakdown");
  const { projectKey, mayChange } = props;
  const list = useDocuments(props);
  const { shown, again } = list;
  const free = LIMITS.documentsPerProject - shown.length;
  const add = mayChange && free > 0 && (
    <FileUpload
      purpose="Document"
      place={{ kind: "documents", project: projectKey }}
      label={t("files.addDocuments")}
      accept={KINDS}
      atOnce={free}
      onUploaded={again}
    />
  );
  return (
    <DataBlock
      loading={list.loading}
      error={list.error}
      onRetry={again}
      isEmpty={shown.length === 0}
      empty={
        <StateBlock
          title={t("files.noDocuments")}
          text={t("files.noDocumentsText")}
          action={add || undefined}
        />
      }
    >
      <Row className="files-head" gap="8 16" justify="between" wrap after={12}>
        <p>{t("files.documentsHelp")}</p>
        {add}
      </Row>
      <DocumentList list={list} mayChange={mayChange} />
    </DataBlock>
  );
}
