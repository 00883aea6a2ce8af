import type { ReactNode } from "react";

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join("");

/** Hidden from screen readers: the name is always beside it. */
export function Initials({ name }: { name: string }): ReactNode {
  return (
    <span className="people__initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
