import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Reports how much of the window's end an element covers, in px, as it wraps to more lines or fewer; 0 once it is
 * gone. `onCovered` must be stable.
 */
export function useCovering(onCovered: (px: number) => void): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => onCovered(globalThis.innerHeight - current.getBoundingClientRect().top);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      onCovered(0);
    };
  }, [onCovered]);
  return element;
}
