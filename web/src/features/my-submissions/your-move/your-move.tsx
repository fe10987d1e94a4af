import { fullZoneName } from "@callboard/catalog/rules/clock-words.ts";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MySubmissionsQuery } from "#gen/graphql.ts";
import { localeOf, ownZone, useFormats } from "#i18n/formats.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { Box, Row, Text } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { MoveItem } from "../move-card.tsx";
import { movesOf } from "../my-work.ts";
import { MoreOpenRequests } from "../submission-documents.ts";
import { InvitationItem } from "./invitation-item.tsx";
import { useRecords } from "./use-records.ts";

type Open = MySubmissionsQuery["getOpenRequests"];

/** Fetches the requests after the cursor, which the cache appends to the list. */
function useMore(after: string | null, client: string | null) {
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  const [loading, setLoading] = useState(false);
  return {
    loading,
    more: () => {
      if (after === null || loading) return;
      setLoading(true);
      void graph
        .query({
          query: MoreOpenRequests,
          variables: { after, ...(client && { client }) },
          fetchPolicy: "network-only",
        })
        .catch(notifyFailure)
        .finally(() => setLoading(false));
    },
  };
}

type YourMoveProps = {
  readonly open: Open;
  /** Of everybody; those of one client are chosen here. */
  readonly invitations: MySubmissionsQuery["getOpenInvitations"];
  /** The client whose requests alone these are; null for everybody's. */
  readonly client: string | null;
  /** True for agents, who need to see which client each answer concerns. */
  readonly agent: boolean;
  readonly onChanged: () => void;
};

/**
 * Everything that waits for an answer, earliest deadline first, then the roles that casting invites to; a long list
 * continues on request.
 */
export function YourMove({ open, client, agent, onChanged, ...listed }: YourMoveProps) {
  const { t } = useTranslation("my-submissions");
  const formats = useFormats();
  const language = useLanguage();
  const { loading, more } = useMore(open.After, client);
  const moves = movesOf(useRecords(open.Submissions));
  const invitations = listed.invitations.filter(({ Data }) => client === null || Data.UserId === client);
  const unread = open.After === null ? 0 : Math.max(0, open.Total - open.Submissions.length);
  if (moves.length + invitations.length === 0) return null;
  return (
    <Box as="section" className="my-card" after={12} card aria-labelledby="your-move">
      <Row className="my-card-head" gap={8} justify="between" ruled="below" text="small quiet">
        <h2 id="your-move">
          {t("yourMove")}{" "}
          <Text className="my-cue" radius="tiny" text="small" words="center">
            {formats.number(moves.length + unread + invitations.length)}
          </Text>
        </h2>
        <span>{t("yourTimes", { zone: fullZoneName(localeOf(language), ownZone()) })}</span>
      </Row>
      <ul className="moves">
        {moves.map((move) => (
          <MoveItem
            key={move.submission.PK + move.submission.SK}
            move={move}
            showTalent={agent}
            onChanged={onChanged}
          />
        ))}
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.PK + invitation.SK} invitation={invitation} showTalent={agent} />
        ))}
      </ul>
      {unread > 0 && (
        <Button className="moves-more" type="text" loading={loading} onClick={more}>
          {t("moreMoves", { count: unread })}
        </Button>
      )}
    </Box>
  );
}
