export type SheetRow = readonly [name: string, ...cells: string[]];

export type Sheet = {
  readonly head: readonly string[];
  readonly rows: readonly SheetRow[];
};

/** The text of a chart row: its number, then each other number with its column's name. */
export const rowText = ([name, number, ...others]: SheetRow, [, , ...columns]: readonly string[]): string =>
  `${name}: ${[number, ...others.map((cell, place) => `${columns[place]}: ${cell}`)].join(" · ")}`;
