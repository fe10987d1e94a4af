import type { ReactNode } from "react";
import { Grid, Row, Text } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";

type WorkRowProps = {
  /** A picture, an icon or a date at the start. */
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly more?: ReactNode;
  /** Deadline, state and buttons at the end. */
  readonly end?: ReactNode;
};

/** A pending item: what it is, why it matters now, and the button that resolves it. */
export function WorkRow({ lead, title, text, more, end }: WorkRowProps) {
  return (
    <li className="work-row">
      {lead !== undefined && <span className="work-lead">{lead}</span>}
      <Grid as="span" className="work-words" columns={1} shrinks>
        <Text className="work-title" text="medium">
          {title}
        </Text>
        {text !== undefined && (
          <Text className="work-text" text="small quiet">
            {text}
          </Text>
        )}
        {more}
      </Grid>
      {end !== undefined && (
        <Row as="span" className="work-end" gap="6 8" justify="end" wrap push>
          {end}
        </Row>
      )}
    </li>
  );
}

type PictureProps = { readonly url: string | null | undefined; readonly name: string };

/** A project's poster at the size of a row. */
export function RowPoster({ url, name }: PictureProps) {
  return (
    <span className="row-poster">
      <MediaImage url={url} alt="" name={name} shape="headshot" />
    </span>
  );
}

/** A person's photo at the size of a row. */
export function RowFace({ url, name }: PictureProps) {
  return (
    <span className="row-face">
      <MediaImage url={url} alt="" name={name} shape="headshot" />
    </span>
  );
}
