import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { MediaImage } from "#ui/media/media-image.tsx";
import { lineOf, useCardFacts } from "../card/card-facts.ts";
import { shownPhoto } from "../photo/shown-photo.ts";

type PersonCardProps = { readonly card: WallCard_SubmissionFragment; readonly name: string };

/** The person, with the data of their latest submission to the project. */
export function PersonCard({ card, name }: PersonCardProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { age, height, unions, place } = useCardFacts()(card.Data);
  const { UserId } = card.Data;
  const photo = shownPhoto(card.Data);
  return (
    <div className="person-card">
      <MediaImage url={photo.large} alt={photo.alt ?? shell("headshotOf", { name })} name={name} />
      <p>{lineOf([age === "" ? "" : t("playing", { ages: age }), height, unions, place])}</p>
      <Link to={linkTo(paths.userDetail, { id: UserId })}>{t("openProfile")}</Link>
    </div>
  );
}
