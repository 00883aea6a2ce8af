import { type RefObject, useEffect, useRef, useState } from "react";

/** Where nothing is measured, as before the first paint. */
const usual = 640;

/** How wide a part is drawn, in pixels: charts are drawn as wide as they are shown, so that their words stay as large as others. */
export const useWidth = (): readonly [RefObject<HTMLDivElement | null>, number] => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
