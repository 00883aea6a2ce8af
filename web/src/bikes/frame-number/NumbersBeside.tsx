import type { ReactNode } from "react";
import { markDifferences } from "./mark-differences.ts";
import "./numbers-beside.css";

type Labelled = { readonly label: string; readonly number: string };

function Line({ label, number, other }: Labelled & { other: string }): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="mono">
        {markDifferences(number, other).map(({ character, differs }, place) => {
          const key = `${place}${character}`;
          return differs ? <mark key={key}>{character}</mark> : <span key={key}>{character}</span>;
        })}
      </dd>
    </div>
  );
}

/** Shows two numbers below each other with their differences marked, because O and 0 look alike. */
export function NumbersBeside({ one, other }: { one: Labelled; other: Labelled }): ReactNode {
  return (
    <dl className="numbers-beside">
      <Line {...one} other={other.number} />
      <Line {...other} other={one.number} />
    </dl>
  );
}
