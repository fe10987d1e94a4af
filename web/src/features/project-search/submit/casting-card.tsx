import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { FitView } from "#ui/fit-list.tsx";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { Box, Stack } from "#ui/layout/layout.tsx";
import { FilmStill } from "#ui/media/film-still.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import type { Person } from "../use-searcher.ts";
import { useShownFiles } from "./use-shown-files.ts";
import type { Choice } from "./use-submission.ts";

type CastingCardProps = {
  readonly person: Person | null;
  readonly fit: FitView | null;
  readonly note: string;
  readonly choice: Choice;
};

/** The photo and reel that casting sees first: the chosen ones, or those of the profile. */
function useShown(person: Person | null, { PhotoId, ReelId }: Choice) {
  const files = useShownFiles(person);
  const photo = files?.photos.find(({ key }) => key === PhotoId);
  const reel = files?.reels.find(({ key }) => key === ReelId) ?? files?.profileReel ?? null;
  const headshot = person?.headshot ?? null;
  return {
    photo: photo
      ? { url: photo.url, alt: photo.words }
      : { url: headshot?.url ?? null, alt: headshot?.alt ?? null },
    reel,
  };
}

/** Preview of what casting will see: the photo with name and fit, the reel, and the note below. */
export function CastingCard({ person, fit, note, choice }: CastingCardProps) {
  const { t } = useTranslation("project-search");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const { photo, reel } = useShown(person, choice);
  if (person === null) return <p>{t("chooseClient")}</p>;
  const facts = [word("ageRanges", person.ageRanges[0]), word("genders", person.gender)];
  return (
    <section className="casting-card" aria-label={t("castingSees")}>
      <p className="saved-title">{t("castingSees")}</p>
      <div className="casting-photo">
        <MediaImage
          url={photo.url}
          alt={photo.alt ?? shell("headshotOf", { name: person.name })}
          name={person.name}
        />
        <Stack className="casting-scrim" gap="0 8" text="dense">
          <strong>
            <bdi>{person.name}</bdi>
          </strong>
          {fit && <FitRing met={fit.Met} of={fit.Of} />}
          <span>{facts.filter((fact) => fact !== "").join(" · ")}</span>
        </Stack>
      </div>
      {reel && (
        <Stack as="p" className="casting-reel" gap={8} align="center" before={12} text="dense">
          <FilmStill thumbnail={reel.url} url={reel.film} name={person.name} />
          <span>
            {t("reel")}
            {reel.words !== null && (
              <>
                {": "}
                <bdi>{reel.words}</bdi>
              </>
            )}
          </span>
        </Stack>
      )}
      <Box as="blockquote" className="casting-note" before={12} pad="8 12" text="soft" lines dir="auto">
        {note.trim() === "" ? t("noNote") : note}
      </Box>
    </section>
  );
}
