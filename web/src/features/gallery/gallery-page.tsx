import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router-dom";
import { failureOf } from "#lib/graph/failure.ts";
import type { Failure } from "#lib/graph/failure.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { GuestMenu } from "#ui/guest-menu.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { FailureBlock } from "#ui/page/state-block.tsx";
import { GalleryGrid } from "./gallery-grid.tsx";
import { galleryType } from "./gallery-items.ts";
import type { Gallery, GalleryType } from "./gallery-items.ts";
import { loadGallery } from "./load-gallery.ts";
import "./gallery.css";

type Found =
  | { readonly of: string; readonly gallery: Gallery | null }
  | { readonly of: string; readonly failure: Failure };

/** Failures that are all shown as "not available". */
const HIDDEN: readonly string[] = ["NOT_FOUND", "FORBIDDEN", "VALIDATION", "UNAUTHENTICATED"];

function useGallery(type: GalleryType | null, id: string) {
  const session = useSession();
  const of = `${type ?? ""}/${id}`;
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let current = true;
    const put = (next: Found) => {
      if (current) setFound(next);
    };
    (type === null ? Promise.resolve(null) : loadGallery(type, id, session)).then(
      (gallery) => put({ of, gallery }),
      (error: unknown) => {
        const failure = failureOf(error);
        put(HIDDEN.includes(failure.code) ? { of, gallery: null } : { of, failure });
      },
    );
    return () => {
      current = false;
    };
  }, [type, id, of, session, attempt]);
  return {
    found: found?.of === of ? found : null,
    /** A new link to an item, as guests get one too: with the whole gallery. */
    renew: async (key: string): Promise<string | null> => {
      const gallery = type === null ? null : await loadGallery(type, id, session);
      return gallery?.items.find((item) => item.key === key)?.url ?? null;
    },
    again: () => {
      setFound(null);
      setAttempt((count) => count + 1);
    },
  };
}

/** Neutral, so that it reveals neither whether anything exists nor whose it is. */
function NotAvailable() {
  const { t } = useTranslation("gallery");
  return (
    <Stack className="gallery-none" gap={12} across="center">
      <p>{t("notAvailable")}</p>
      <Link to={paths.home}>{t("home")}</Link>
    </Stack>
  );
}

/** Leads to the page on which the gallery's project or person is reported; features are the admins' own. */
function ReportLink({ type, id }: { readonly type: GalleryType | null; readonly id: string }) {
  const { t } = useTranslation("gallery");
  if (type === null || type === "feature") return null;
  const to =
    type === "project"
      ? linkTo(paths.projectSearch, {}, { project: id, report: "1" })
      : linkTo(paths.userDetail, { id }, { report: "1" });
  return (
    <Link className="plain-button" to={to}>
      {t("report")}
    </Link>
  );
}

type ShownProps = {
  readonly gallery: Gallery;
  readonly openKey: string | null;
  readonly onOpen: (key: string | null) => void;
  readonly renew: (key: string) => Promise<string | null>;
};

function Shown({ gallery, openKey, onOpen, renew }: ShownProps) {
  const { t } = useTranslation("gallery");
  const isPresent = openKey === null || gallery.items.some(({ key }) => key === openKey);
  if (gallery.items.length === 0 || !isPresent) return <NotAvailable />;
  return (
    <>
      {gallery.about !== "" && (
        <Text as="p" className="gallery-about" after={12} lines dir="auto">
          {gallery.about}
        </Text>
      )}
      <GalleryGrid
        items={gallery.items}
        title={gallery.title || t("title")}
        openKey={openKey}
        onOpen={onOpen}
        renew={renew}
      />
    </>
  );
}

/** Pictures and films that the viewer is allowed to see, of a project, a person or a feature. */
export function GalleryPage() {
  const { t } = useTranslation("gallery");
  const { t: shell } = useTranslation();
  const { id = "", type: name, id2 } = useParams();
  const navigate = useNavigate();
  const type = galleryType(name);
  const { found, again, renew } = useGallery(type, id);
  const gallery = found && "gallery" in found ? found.gallery : null;
  const title = gallery?.title || t("title");
  useEffect(() => {
    document.title = `${title} · ${shell("product")}`;
  }, [title, shell]);
  const open = (key: string | null) =>
    void navigate(linkTo(paths.gallery, { id, type: name ?? "", ...(key !== null && { id2: idOf(key) }) }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <main className="gallery">
      {gallery?.isPublic !== true && <meta name="robots" content="noindex" />}
      <Row as="header" className="gallery-head" gap={12}>
        <Link to={paths.home} aria-label={shell("product")}>
          <img src="/mark.svg" alt="" width="24" height="24" />
        </Link>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {gallery && <ReportLink type={type} id={id} />}
        <GuestMenu />
      </Row>
      {found === null && <Loading rows={4} />}
      {found && "failure" in found && <FailureBlock failure={found.failure} onRetry={again} />}
      {found &&
        "gallery" in found &&
        (found.gallery === null ? (
          <NotAvailable />
        ) : (
          <Shown
            gallery={found.gallery}
            renew={renew}
            openKey={id2 === undefined ? null : keyOf("MED", id2)}
            onOpen={open}
          />
        ))}
    </main>
  );
}
