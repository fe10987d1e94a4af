import { Alert, Button } from "antd";

type StaleNoticeProps = {
  /** Says whose record it is and that the input is kept. */
  readonly text: string;
  readonly loadNewer: string;
  readonly onLoadNewer: () => void;
};

/** Warns that someone else has saved the record being edited, and offers to load their version. */
export function StaleNotice({ text, loadNewer, onLoadNewer }: StaleNoticeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={text}
      action={
        <Button size="small" onClick={onLoadNewer}>
          {loadNewer}
        </Button>
      }
    />
  );
}
