export type Row = readonly [name: string, ...cells: string[]];

export type Sheet = {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
};

/** The text of a chart row: its number, then each other number with its column's name. */
export const toldRow = ([name, number, ...others]: Row, [, , ...columns]: readonly string[]): string =>
  `${name}: ${[number, ...others.map((cell, place) => `${columns[place]}: ${cell}`)].join(" · ")}`;
