import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** Calls when an element comes near the viewport, once per `length`. Undefined switches it off. */
export const useNear = <T extends HTMLElement>(
  length: number | undefined,
  onNear: () => void,
  rootMargin = "300px",
): RefObject<T | null> => {
  const place = useRef<T>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (length === undefined || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) tell();
      },
      { rootMargin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [length, rootMargin]);
  return place;
};
