import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import type { Person } from "../use-searcher.ts";

type ShownClientProps = {
  readonly people: readonly Person[];
  readonly shown: Person | null;
  readonly onShow: (person: Person) => void;
};

/**
 * Whose photo, reel and preview are shown: one client's at a time, so that the note is not below those of everyone.
 */
export function ShownClient({ people, shown, onShow }: ShownClientProps) {
  const { t } = useTranslation("project-search");
  const group = useId();
  if (people.length < 2) return null;
  return (
    <Row as="fieldset" className="shown-client" gap={8} align="stretch" wrap shrinks after={16}>
      <legend>{t("mediaOf")}</legend>
      {people.map((person) => (
        <Row key={person.key} as="label" className="shown-option" gap={8}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={person.key === shown?.key}
            onChange={() => onShow(person)}
          />
          <MediaImage url={person.headshot?.url} alt="" name={person.name} shape="round" />
          <bdi>{person.name}</bdi>
        </Row>
      ))}
    </Row>
  );
}
