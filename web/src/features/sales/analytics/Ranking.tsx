import type { ReactNode } from "react";

type Ranked = { readonly name: string; readonly registered: number };

/** As many are drawn; the table has them all. */
const most = 10;

/** Names with a bar each, the longest first. They stand in the table, too, which is what a screen reader reads. */
export function Ranking({ ranked }: { ranked: readonly Ranked[] }): ReactNode {
  const longest = Math.max(1, ...ranked.map(({ registered }) => registered));
  return (
    <ol className="ranking" aria-hidden="true">
      {ranked.slice(0, most).map(({ name, registered }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect width={(100 * registered) / longest} height="10" rx="1" />
          </svg>
          <b>{registered}</b>
        </li>
      ))}
    </ol>
  );
}
