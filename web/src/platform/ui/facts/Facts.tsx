import type { ReactNode } from "react";
import "./facts.css";

type Props = {
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** `column` puts each value below its term, for long texts. */
  look?: "column";
};

/** A definition list that leaves out undefined values. */
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
