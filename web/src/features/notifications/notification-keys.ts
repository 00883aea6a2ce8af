import type { KeyboardEvent } from "react";

const nextOf = (key: string, place: number, count: number): number | undefined => {
  switch (key) {
    case "ArrowDown":
      return Math.min(place + 1, count - 1);
    case "ArrowUp":
      return Math.max(place - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
};

/** Arrows go from one notification to the next, also from a notification's own button. */
export const moveAmongNotifications = (event: KeyboardEvent<HTMLElement>): void => {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".notification__link")];
  const place = links.findIndex((link) => link.closest("li")?.contains(document.activeElement));
  const next = nextOf(event.key, place, links.length);
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
};
