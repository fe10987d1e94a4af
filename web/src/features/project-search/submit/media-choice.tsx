import { Form } from "antd";
import { useTranslation } from "react-i18next";
import { idOf } from "#lib/graph/record-key.ts";
import type { Person } from "../use-searcher.ts";
import { MediaStrip } from "./media-strip.tsx";
import { useShownFiles } from "./use-shown-files.ts";

type MediaChoiceProps = {
  readonly person: Person;
  /** The legends name the person, for submissions of several people. */
  readonly named: boolean;
};

/** The photo and reel of a person's submission; renders nothing if there is no choice. */
export function MediaChoice({ person, named }: MediaChoiceProps) {
  const { t } = useTranslation("project-search");
  const files = useShownFiles(person);
  if (files === null) return null;
  const { photos, reels, profileReel } = files;
  const { name, headshot } = person;
  const field = (input: "PhotoId" | "ReelId") => ["Media", idOf(person.key), input];
  return (
    <>
      {named && photos.length + reels.length === 0 && <p className="client-none">{t("profileMediaOnly")}</p>}
      {photos.length > 0 && (
        <Form.Item name={field("PhotoId")}>
          <MediaStrip
            legend={named ? t("photoOf", { name }) : t("photo")}
            standard={{ url: headshot?.url ?? null, film: null, words: t("profileHeadshot") }}
            files={photos}
            nameAt={(number) => t("photoNumber", { number })}
            shape="headshot"
            name={name}
          />
        </Form.Item>
      )}
      {reels.length > 0 && (
        <Form.Item name={field("ReelId")}>
          <MediaStrip
            legend={named ? t("reelOf", { name }) : t("reel")}
            standard={{
              url: profileReel?.url ?? null,
              film: profileReel?.film ?? null,
              words: t("profileReel"),
            }}
            files={reels}
            nameAt={(number) => t("reelNumber", { number })}
            shape="wide"
            name={name}
          />
        </Form.Item>
      )}
    </>
  );
}
