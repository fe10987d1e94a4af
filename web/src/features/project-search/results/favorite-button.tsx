import { StarFilled, StarOutlined } from "@ant-design/icons";
import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { ToggleFavorite } from "../search-documents.ts";

/** Adds a project to the favorites or removes it, optimistically; a refusal is rolled back and announced. */
export function useFavorite(): (projectKey: string, favorite: boolean) => void {
  const notifyFailure = useFailureNotice();
  const [toggle] = useMutation(ToggleFavorite);
  return (projectId, favorite) => {
    void toggle({
      variables: { projectId, favorite },
      optimisticResponse: {
        __typename: "Mutation",
        toggleFavorite: {
          __typename: "Project",
          PK: projectId,
          SK: projectId,
          Data: { __typename: "ProjectData", Favorite: favorite },
        },
      },
      refetchQueries: ["SavedSearches"],
    }).catch(notifyFailure);
  };
}

type FavoriteButtonProps = {
  readonly projectKey: string;
  readonly name: string;
  readonly favorite: boolean;
  /** Shows a label next to the star. */
  readonly wordy?: boolean;
};

/** A star that toggles a project as a favorite. */
export function FavoriteButton({ projectKey, name, favorite, wordy = false }: FavoriteButtonProps) {
  const { t } = useTranslation("project-search");
  const change = useFavorite();
  return (
    <button
      type="button"
      className={wordy ? "plain-button favorite-button" : "icon-button favorite-button"}
      aria-pressed={favorite}
      // The visible label already names the button.
      {...(!wordy && { "aria-label": t("favorite", { name }) })}
      onClick={(event) => {
        event.stopPropagation();
        change(projectKey, !favorite);
      }}
    >
      {favorite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      {wordy && t(favorite ? "kept" : "keep")}
    </button>
  );
}
