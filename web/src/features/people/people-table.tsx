import { Table } from "antd";
import type { TableColumnsType } from "antd";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { placeOf } from "./facts/place-of.ts";
import { PersonCell, useCard } from "./person-card.tsx";
import type { Person } from "./person-card.tsx";

const COLUMNS = ["UserRole", "AgeRange", "Gender", "HeightRange", "Unions", "Skills", "Place"] as const;
type Column = (typeof COLUMNS)[number];

const SHOWN_SKILLS = 3;

function Cell({ person, column }: { readonly person: Person; readonly column: Column }) {
  const word = useCatalog();
  const formats = useFormats();
  const card = useCard(person);
  if (card === null) return null;
  const { Data } = card;
  const texts: Record<Column, string> = {
    UserRole: word("userRoles", Data.UserRole),
    AgeRange: word("ageRanges", Data.AgeRange),
    Gender: word("genders", Data.Gender),
    HeightRange: word("heightRanges", Data.HeightRange),
    Unions: (Data.Unions ?? []).join(", "),
    Skills: formats.join((Data.Skills ?? []).slice(0, SHOWN_SKILLS).map((skill) => word("skills", skill))),
    Place: placeOf(Data, word),
  };
  return <bdi>{texts[column] || "–"}</bdi>;
}

/** People as a table, to compare their facts by column. */
export function PeopleTable({ people }: { readonly people: readonly Person[] }) {
  const { t } = useTranslation("people");
  const columns: TableColumnsType<Person> = [
    { key: "name", title: t("name"), render: (_, person) => <PersonCell person={person} /> },
    ...COLUMNS.map((column) => ({
      key: column,
      title: t(column),
      render: (_: unknown, person: Person) => <Cell person={person} column={column} />,
    })),
  ];
  return (
    <Table<Person>
      rowKey="PK"
      size="small"
      pagination={false}
      scroll={{ x: "max-content" }}
      columns={columns}
      dataSource={[...people]}
    />
  );
}
