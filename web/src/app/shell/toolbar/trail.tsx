import { RightOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { navigationFor } from "#app/navigation/navigation.ts";
import { presenceOf, sectionOf } from "#app/navigation/tree.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Box } from "#ui/layout/layout.tsx";
import { placeStore } from "#ui/page/place.ts";

/** Breadcrumbs of the current page: its section, any levels between, and the page itself. */
export function Trail() {
  const { t } = useTranslation("frame");
  const viewer = useViewer();
  const location = useLocation();
  const place = useStore(placeStore);
  const section = sectionOf(navigationFor(viewer), location);
  if (place.pathname !== location.pathname || place.title === "") return null;
  const isBelow = section !== null && presenceOf(section, location) !== "page";
  const stops = [
    ...(isBelow ? [{ text: t(`navigation.${section.id}`), link: section.link }] : []),
    ...place.above,
  ];
  return (
    <Box as="nav" className="trail" shrinks text="dense" aria-label={t("trail")}>
      <ol>
        {stops.map(({ text, link }) => (
          <li key={link}>
            <Link to={link}>
              <bdi>{text}</bdi>
            </Link>
            <RightOutlined aria-hidden="true" className="trail-mark" />
          </li>
        ))}
        <li aria-current="page">
          <bdi>{place.title}</bdi>
        </li>
      </ol>
    </Box>
  );
}
