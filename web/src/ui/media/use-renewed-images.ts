import { cloneElement, useRef, useState } from "react";
import type { ReactElement, SyntheticEvent } from "react";

type Handler = (event: SyntheticEvent<HTMLImageElement>) => void;
type Drawn = ReactElement<{ readonly onError?: Handler; readonly onLoadCapture?: Handler }>;

/** Links of enlarged pictures; one that fails is renewed once, and again only after the picture was shown. */
export function useRenewedImages(renew: (key: string) => Promise<string | null>) {
  const [fresh, setFresh] = useState<Readonly<Record<string, string>>>({});
  /** Pictures whose link was renewed and that were not shown since: every new link is another, so links tell nothing. */
  const renewed = useRef(new Set<string>());

  async function again(key: string): Promise<void> {
    if (renewed.current.has(key)) return;
    renewed.current.add(key);
    const link = await renew(key).catch(() => null);
    if (link !== null) setFresh((links) => ({ ...links, [key]: link }));
  }

  return {
    /** The link to show for a picture. */
    linkOf: (key: string, url: string): string => fresh[key] ?? url,
    /** The viewer's drawing of a picture, watched; it has a handler of its own for what was loaded. */
    watched: (image: ReactElement, key: string): ReactElement =>
      cloneElement(image as Drawn, {
        onError: () => void again(key),
        onLoadCapture: () => void renewed.current.delete(key),
      }),
  };
}
