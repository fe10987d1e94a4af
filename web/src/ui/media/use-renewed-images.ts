import { cloneElement, useRef, useState } from "react";
import type { ReactElement } from "react";

type Drawn = ReactElement<{ readonly onError?: () => void }>;

/** Links of enlarged pictures; each link is renewed once when the picture cannot be fetched by it. */
export function useRenewedImages(renew: (key: string) => Promise<string | null>) {
  const [fresh, setFresh] = useState<Readonly<Record<string, string>>>({});
  /** The links that were replaced, so that one which does not help is not asked for again and again. */
  const replaced = useRef(new Set<string>());

  async function again(key: string, url: string): Promise<void> {
    if (replaced.current.has(url)) return;
    replaced.current.add(url);
    const link = await renew(key).catch(() => null);
    if (link !== null) setFresh((links) => ({ ...links, [key]: link }));
  }

  return {
    /** The link to show for a picture. */
    linkOf: (key: string, url: string): string => fresh[key] ?? url,
    /** The viewer's drawing of a picture, watched. */
    watched: (image: ReactElement, key: string, url: string): ReactElement =>
      cloneElement(image as Drawn, { onError: () => void again(key, fresh[key] ?? url) }),
  };
}
