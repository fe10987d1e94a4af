import { PlayCircleFilled } from "@ant-design/icons";
import { Image, Masonry } from "antd";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { takesKeys } from "#lib/keys/use-keys.ts";
import { Text } from "#ui/layout/layout.tsx";
import { Film } from "#ui/media/film.tsx";
import { useRenewedImages } from "#ui/media/use-renewed-images.ts";
import type { GalleryItem } from "./gallery-items.ts";
import { useViewerButtons } from "./viewer-buttons.tsx";

type GridProps = {
  readonly items: readonly GalleryItem[];
  readonly title: string;
  /** Key of the item that is open full-size; null if none. */
  readonly openKey: string | null;
  readonly onOpen: (key: string | null) => void;
  /** A new link to an item; null if there is none. */
  readonly renew: (key: string) => Promise<string | null>;
};

const COLUMNS = { xs: 2, sm: 2, md: 3, lg: 3, xl: 4, xxl: 6 } as const;
const GAP = 8;

/** Plays or pauses the open film. */
function togglePlay(): void {
  const film = document.querySelector<HTMLMediaElement>(".gallery-film");
  if (film === null) return;
  if (film.paused) void film.play().catch(() => undefined);
  else film.pause();
}

function toggleFullscreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // If the browser refuses, nothing changes.
  void change.catch(() => undefined);
}

/** Space toggles playback and F toggles full screen; the viewer handles arrows and Esc itself. */
function useViewerKeys(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      const inField = event.target instanceof HTMLInputElement && takesKeys(event.target);
      if (inField || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === " " && !(event.target instanceof HTMLButtonElement)) {
        event.preventDefault();
        togglePlay();
      } else if (event.key === "f") toggleFullscreen();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOpen]);
}

type TileProps = { readonly item: GalleryItem; readonly name: string; readonly onOpen: () => void };

function Tile({ item, name, onOpen }: TileProps) {
  const { t } = useTranslation("gallery");
  return (
    <button
      type="button"
      className="gallery-tile"
      style={{ aspectRatio: item.ratio }}
      aria-label={t(item.isPlayed ? "playOf" : "openOf", { name })}
      onClick={onOpen}
    >
      {item.thumbnail === "" ? (
        <span className="gallery-blank" />
      ) : (
        <img src={item.thumbnail} alt="" loading="lazy" decoding="async" />
      )}
      {item.isPlayed && <PlayCircleFilled className="gallery-play" aria-hidden="true" />}
      {item.caption !== "" && (
        <Text className="gallery-caption" text="small" words="start" dir="auto">
          {item.caption}
        </Text>
      )}
    </button>
  );
}

/** Pictures and films in columns, each of which opens full-size. */
export function GalleryGrid({ items, title, openKey, onOpen, renew }: GridProps) {
  const pictures = useRenewedImages(renew);
  const current = items.findIndex(({ key }) => key === openKey);
  const opener = useRef<HTMLElement | null>(null);
  const buttons = useViewerButtons();
  useViewerKeys(current >= 0);
  return (
    <>
      <Masonry
        columns={COLUMNS}
        gutter={GAP}
        items={items.map((item, index) => ({
          key: item.key,
          data: item,
          children: (
            <Tile
              item={item}
              name={item.caption || `${title} ${index + 1}`}
              onOpen={() => {
                opener.current = document.activeElement as HTMLElement | null;
                onOpen(item.key);
              }}
            />
          ),
        }))}
      />
      <Image.PreviewGroup
        items={items.map(({ key, url }) => pictures.linkOf(key, url))}
        preview={{
          ...buttons,
          // Names the dialog and the picture in it; the viewer ignores the names of its items.
          alt: items[current]?.caption || title,
          open: current >= 0,
          current: Math.max(0, current),
          onOpenChange: (open) => {
            if (open) return;
            onOpen(null);
            opener.current?.focus();
          },
          onChange: (next) => onOpen(items[next]?.key ?? null),
          imageRender: (image, { current: at }) => {
            const item = items[at];
            if (!item) return image;
            if (!item.isPlayed) return pictures.watched(image, item.key);
            return (
              <Film
                key={item.key}
                className="gallery-film"
                url={item.url}
                isRecording={item.isRecording}
                renew={() => renew(item.key)}
                poster={item.thumbnail}
                label={item.caption}
                autoPlay
              />
            );
          },
        }}
      />
    </>
  );
}
