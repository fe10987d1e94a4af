import { useFormats } from "#i18n/formats.ts";
import { Row } from "#ui/layout/layout.tsx";

type CardTabsProps<Id extends string> = {
  readonly label: string;
  readonly tabs: ReadonlyArray<{ readonly id: Id; readonly text: string; readonly count: number }>;
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
};

/** Tabs of a card, each with its count. */
export function CardTabs<Id extends string>({ label, tabs, chosen, onChoose }: CardTabsProps<Id>) {
  const formats = useFormats();
  return (
    <Row as="fieldset" className="dash-tabs" gap={16} align="stretch">
      <legend className="visually-hidden">{label}</legend>
      {tabs.map(({ id, text, count }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {text} <span>{formats.number(count)}</span>
        </button>
      ))}
    </Row>
  );
}
