import type { ReactNode } from "react";
import "./chart.css";

/** The first cell of a row is its heading. */
export type ChartRows = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...figures: (string | number)[]])[];
};

export function ChartTable({ head, rows }: ChartRows): ReactNode {
  return (
    <table className="chart__table">
      <thead>
        <tr>
          {head.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, place) => (
              <td key={head[place + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
