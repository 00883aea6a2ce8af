import type { ReactNode } from "react";
import "./facts.css";

type Props = {
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** Long texts stand below each other. */
  look?: "column";
};

/** What is known, term by term. What is not known takes no place. */
export function Facts({ facts, look }: Props): ReactNode {
  return (
    <dl className={look === "column" ? "facts facts--column" : "facts"}>
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
