import type { ReactNode } from "react";

type Props = { facts: readonly (readonly [term: string, value: ReactNode])[] };

/** What is known, term by term. What is not known takes no place. */
export function Facts({ facts }: Props): ReactNode {
  return (
    <dl className="adcase__facts">
      {facts.map(
        ([term, value]) =>
          value !== undefined && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
