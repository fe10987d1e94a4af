import { skipToken, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { When } from "#ui/when/when.tsx";
import { CastingHistory } from "./people-documents.ts";

/** A person's submissions to the viewer's company; for an admin without a company, to any. */
export function PersonHistorySection({ person }: { readonly person: string }) {
  const { t } = useTranslation("people");
  const word = useCatalog();
  const viewer = useViewer();
  const casts = hasRole(viewer, ["Production", "Admin"]);
  const { data, error, refetch } = useQuery(
    CastingHistory,
    casts ? { variables: { id: person } } : skipToken,
  );
  const found = data?.getUserProjectSubmissions ?? [];
  const failed = data ? null : error;
  if (found.length === 0 && !failed) return null;
  const title = t(viewer.companyKey === null ? "historyEverywhere" : "history");
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <DataBlock error={failed} onRetry={() => void refetch().catch(() => undefined)}>
        <Stack as="ul" className="person-history" gap={8}>
          {found.map(({ SK, Data }) => (
            <li key={SK}>
              <Link
                to={linkTo(paths.positionSubmission, {
                  userId: Data.UserId,
                  positionId: Data.Position.PositionId,
                })}
              >
                <bdi>{[Data.Position.Name, Data.Project.Name].filter(Boolean).join(" · ")}</bdi>
              </Link>
              <StatusTag {...statusLook("submission", Data.BookingStatus)}>
                {word("bookingStatuses", Data.BookingStatus)}
              </StatusTag>
              <When at={Data.UpdatedAt} as="day" />
            </li>
          ))}
        </Stack>
      </DataBlock>
    </section>
  );
}
