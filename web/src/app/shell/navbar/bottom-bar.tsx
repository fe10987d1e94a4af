import { MoreOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { navigationFor } from "#app/navigation/navigation.ts";
import { itemsOf } from "#app/navigation/tree.ts";
import type { NavigationItem } from "#app/navigation/tree.ts";
import type { texts } from "#i18n/bundles/frame/en.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import type { Viewer } from "#lib/session/viewer.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { ItemLink } from "./navbar-node.tsx";
import "./navbar.css";
import "./bottom-bar.css";

type Place = Extract<NavigationItem["id"], keyof (typeof texts)["place"]>;

/** The four most frequent pages of a member, by account type. */
function placesOf(viewer: Pick<Viewer, "roles">): readonly Place[] {
  if (hasRole(viewer, ["Admin"])) return ["dashboard", "approvals", "users", "mail"];
  if (hasRole(viewer, ["Production"])) return ["dashboard", "projects", "users", "mail"];
  return ["dashboard", "projectSearch", "mySubmissions", "mail"];
}

/** On phones: four pages within reach of the thumb, and a button for the rest of the navigation. */
export function BottomBar({ onMore }: { readonly onMore: () => void }) {
  const { t } = useTranslation("frame");
  const viewer = useViewer();
  const items = itemsOf(navigationFor(viewer));
  const places = placesOf(viewer).flatMap((id) =>
    items.filter((item) => item.id === id).map((item) => ({ item, short: t(`place.${id}`) })),
  );
  return (
    <nav className="bottom-bar" aria-label={t("places")}>
      <ul>
        {places.map(({ item, short }) => (
          <li key={item.id}>
            <ItemLink item={item} short={short} />
          </li>
        ))}
        <li>
          <button type="button" className="navbar-link" onClick={onMore}>
            <span aria-hidden="true" className="navbar-icon">
              <MoreOutlined />
            </span>
            <Text className="navbar-label" grow shrinks>
              {t("more")}
            </Text>
          </button>
        </li>
      </ul>
    </nav>
  );
}
