import { CloseOutlined } from "@ant-design/icons";
import { Button, Modal, Switch } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { MediaImage } from "#ui/media/media-image.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { Box, Row, Stack, Text } from "#ui/layout/layout.tsx";
import { GroupToggles } from "../decisions/group-toggles.tsx";
import { isOffered } from "../decisions/offers.ts";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { usePersonMedia } from "../details/person-media.tsx";
import { shownPhoto } from "../photo/shown-photo.ts";
import { orNothing, useColumnWords } from "../table/columns.tsx";
import { WallCardSubmission } from "../wall/wall-documents.ts";
import { compareFacts } from "./compare-facts.ts";
import { TeamNote } from "./team-note.tsx";
import "./compare.css";

type CompareProps = {
  readonly people: readonly WallCard_SubmissionFragment[];
  readonly run: RunCommand;
  readonly onClose: () => void;
};

const FACTS_PX = 150;
const PERSON_PX = 310;

/** One of the compared people: photos and decision buttons. */
function Person({ person, run }: { readonly person: WallCard_SubmissionFragment; readonly run: RunCommand }) {
  const { t } = useTranslation("submissions");
  const { wordsOf } = useColumnWords();
  // Reflects decisions made here.
  const present = useRecord(WallCardSubmission, person) ?? person;
  const photo = shownPhoto(present.Data);
  const media = usePersonMedia(person.Data.UserId);
  const looks = media.looks.filter(({ PK }) => PK !== photo.key);
  const name = wordsOf("name", present);
  return (
    <th scope="col" className="compare-person">
      <Stack as="span" className="compare-photos" gap={8}>
        <MediaImage url={photo.large} alt="" name={name} />
        {looks.slice(0, 2).map(({ PK, Data }) => (
          <MediaImage
            key={PK}
            url={Data.ContentThumbNailUrl ?? Data.ContentUrl}
            alt={Data.AltText || t("lookOf", { name })}
            name={name}
          />
        ))}
      </Stack>
      <FailureLine what={t("media")} error={media.error} onRetry={media.again} />
      <Text as="bdi" className="compare-name" before={8} after={4} text="lead bold">
        {name}
      </Text>
      <GroupToggles submission={present} run={run} />
      <Row as="span" gap={6} align="stretch" before={8}>
        {isOffered(present.Data, { kind: "book" }) && (
          <Button size="small" type="primary" onClick={() => run({ kind: "book" }, present)}>
            {t("action.book")}
          </Button>
        )}
        {isOffered(present.Data, { kind: "decline" }) && (
          <Button size="small" onClick={() => run({ kind: "decline" }, present)}>
            {t("action.decline")}
          </Button>
        )}
      </Row>
    </th>
  );
}

/** Two to four people side by side: photos, and the same facts in the same order. */
export function Compare({ people, run, onClose }: CompareProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { titleOf, wordsOf } = useColumnWords();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = compareFacts(people, wordsOf).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <Modal
      open
      className="compare-dialog"
      width={`min(${FACTS_PX + people.length * PERSON_PX}px, 96vw)`}
      title={t("compareTitle", { count: people.length })}
      closeIcon={<CloseOutlined aria-label={shell("close")} />}
      footer={null}
      onCancel={onClose}
    >
      <FirstFocus>
        <label className="compare-switch">
          <Switch size="small" checked={onlyDifferences} onChange={setOnlyDifferences} />{" "}
          {t("onlyDifferences")}
        </label>
        <div className="compare-scroll">
          <Box as="table" className="compare" wide text="dense">
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t("column.name")}</span>
                </th>
                {people.map((person) => (
                  <Person key={person.SK} person={person} run={run} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ column, values, differs }) => (
                <tr key={column} className={differs ? "compare-differs" : undefined}>
                  <th scope="row">{titleOf(column)}</th>
                  {values.map((value, index) => (
                    <td key={people[index]?.SK}>{orNothing(value)}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{t("teamNote")}</th>
                {people.map((person) => (
                  <td key={person.SK}>
                    <TeamNote person={person} />
                  </td>
                ))}
              </tr>
            </tbody>
          </Box>
        </div>
      </FirstFocus>
    </Modal>
  );
}
