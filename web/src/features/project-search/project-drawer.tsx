import { useQuery } from "@apollo/client/react";
import { Drawer } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { keyOf } from "#lib/graph/record-key.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { ClientPicker } from "./client-picker.tsx";
import { PositionItem } from "./position-item.tsx";
import { ProjectFacts } from "./project-facts.tsx";
import { OpenProject } from "./search-documents.ts";
import { useClients } from "./use-clients.ts";

type ProjectDrawerProps = {
  /** Bare id of the open project; empty when none is. */
  readonly id: string;
  readonly onClose: () => void;
};

/** One project beside the results, with its own address: what it is, and how one fits its positions. */
export function ProjectDrawer({ id, onClose }: ProjectDrawerProps) {
  const { t } = useTranslation("project-search");
  const [name, setName] = useState("");
  return (
    <Drawer
      open={id !== ""}
      onClose={onClose}
      title={name}
      size="min(760px, 100vw)"
      destroyOnHidden
      closable={{ "aria-label": t("closeProject") }}
      styles={{ body: { paddingBlockEnd: 64 } }}
    >
      {id !== "" && <ProjectView key={id} id={id} onNamed={setName} />}
    </Drawer>
  );
}

/** The project, and how the viewer or the chosen client stands to it. */
function useOpenProject(id: string, talent: string | null) {
  const { data, previousData, error, loading, refetch } = useQuery(OpenProject, {
    variables: { id: keyOf("PRJ", id), talent },
  });
  const project = (data ?? previousData)?.getProjectById ?? null;
  const missing = { errors: [{ extensions: { code: "NOT_FOUND" } }] };
  return {
    project,
    loading: project === null && loading,
    error: project !== null || loading ? null : (error ?? missing),
    again: () => void refetch().catch(() => undefined),
  };
}

function ProjectView({ id, onNamed }: { readonly id: string; readonly onNamed: (name: string) => void }) {
  const { t } = useTranslation("project-search");
  const viewer = useViewer();
  const agent = viewer.roles.includes("Agent");
  const clients = useClients(agent);
  const [chosen, setChosen] = useState<string | null>(null);
  const talent = agent ? (chosen ?? clients[0]?.key ?? null) : null;
  const { project, loading, error, again } = useOpenProject(id, talent);
  const name = project?.Data.Name ?? "";
  useEffect(() => onNamed(name), [name, onNamed]);
  const client = clients.find(({ key }) => key === talent) ?? null;
  return (
    <DataBlock loading={loading} error={error} onRetry={again}>
      {project && (
        <>
          <ProjectFacts project={project} name={name} />
          <section aria-labelledby="drawer-positions">
            <h2 id="drawer-positions">{t("positionsTitle")}</h2>
            {agent && <ClientPicker clients={clients} value={talent} onChange={setChosen} />}
            {project.Data.Positions.length === 0 && <p>{t("noPositions")}</p>}
            <ul className="positions">
              {project.Data.Positions.map((position) => (
                <PositionItem
                  key={position.SK}
                  position={position}
                  talent={talent}
                  client={client}
                  onSubmitted={again}
                />
              ))}
            </ul>
          </section>
        </>
      )}
    </DataBlock>
  );
}
