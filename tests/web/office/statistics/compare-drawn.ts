import { expect } from "vitest";
import { standaloneSvg } from "#web/platform/ui/charts/save-png.ts";
import { shadeOf } from "#web/platform/ui/charts/shade.ts";

export const plain = (text: string | null | undefined): string => (text ?? "").replaceAll(/\s/g, " ");
const textsOf = (of: Element, selector: string): string[] =>
  [...of.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));
const numberOf = (cell: string | undefined): number =>
  Number(
    (cell ?? "")
      .replaceAll(/[^\d,−]/g, "")
      .replace(",", ".")
      .replace("−", "-"),
  );
const lengthsOf = (of: Element, selector: string, name: "width" | "height"): number[] =>
  [...of.querySelectorAll(selector)].map((each) => Number(each.getAttribute(name)));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Checks that the drawn lengths are proportional to the numbers. */
const inProportion = (drawn: readonly number[], numbers: readonly number[]): void => {
  expect(drawn).toHaveLength(numbers.length);
  const scale = Math.max(0, ...numbers) / Math.max(1, ...drawn);
  const differences = drawn.map((length, place) => Math.abs(length * scale - (numbers[place] ?? 0)));
  expect(Math.max(...differences)).toBeLessThanOrEqual(scale / 4);
};

const bottom = 232;
const heightsOf = (card: Element, line: string): number[] =>
  [...(card.querySelector(line)?.getAttribute("d") ?? "").matchAll(/[ML][\d.]+,([\d.]+)/g)].map(
    ([, y]) => bottom - Number(y),
  );

type Sheet = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const toldRows = ({ head, rows }: Sheet): string[] =>
  rows.map(([name, number, ...others]) =>
    [`${name}: ${number}`, ...others.map((cell, place) => `${head[place + 2]}: ${cell}`)].join(" · "),
  );

const compareLine = (card: HTMLElement, told: readonly string[], sheet: Sheet): void => {
  const columns = [1, 2].flatMap((column) => sheet.rows.map((row) => row[column] ?? ""));
  const drawn = [".plot__line", ".plot__before"].flatMap((line) => heightsOf(card, line));
  inProportion(drawn, columns.filter((cell) => cell !== "").map(numberOf));
  expect(told).toEqual(toldRows(sheet));
};

const maxBars = 12;
const compareBars = (card: HTMLElement, told: readonly string[], { head, rows }: Sheet): void => {
  const shown = rows.slice(0, maxBars);
  expect(textsOf(card, ".plot__number")).toEqual(shown.map(([, number]) => number));
  expect(told).toEqual(toldRows({ head, rows: shown }));
  const numbers = shown.map(([, number]) => numberOf(number));
  const [track = 0] = lengthsOf(card, ".plot__track", "width");
  const lengths = numbers.map((number) => (track * number) / Math.max(1, ...numbers));
  // Even the shortest bar must be visible.
  const seen = lengths.map((length) => (length === 0 ? 0 : Math.max(2, length)));
  expect(lengthsOf(card, ".plot__bar", "width").map(Math.round)).toEqual(seen.map(Math.round));
  const rest = rows.slice(maxBars).reduce((sum, [, number]) => sum + numberOf(number), 0);
  if (rest > 0) expect(numberOf(textsOf(card, "p.muted").join("").replaceAll(",", ""))).toBe(rest);
};

const pictureOf = (card: HTMLElement): string => {
  const svg = card.querySelector<SVGSVGElement>(".plot svg");
  return svg ? standaloneSvg(card, svg, "").source : "";
};

const compareStacks = (card: HTMLElement, told: readonly string[], { head, rows }: Sheet): void => {
  const bars = [...card.querySelectorAll("g")].filter((group) => group.querySelector(".plot__hit"));
  const heights = bars.map((bar) => lengthsOf(bar, ".plot__part", "height").map((height) => height + 1));
  inProportion(
    heights.map(sum),
    rows.map((row) => sum(row.slice(1).map(numberOf))),
  );
  for (const name of textsOf(card, ".plot__legend li")) expect(pictureOf(card)).toContain(`>${name}<`);
  const parts = rows.map(([, ...cells]) =>
    cells.flatMap((cell, place) => (cell === "0" ? [] : [`${head[place + 1]} ${cell}`])),
  );
  expect(told).toEqual(rows.map(([name], place) => `${name}: ${parts[place]?.join(", ") || 0}`));
};

const compareCells = (card: HTMLElement, told: readonly string[], { head, rows }: Sheet): void => {
  const isShare = head[0] === "Månad";
  const cells = rows.flatMap((row) => row.slice(isShare ? 2 : 1));
  expect(told.map((text) => text.split(": ").at(-1))).toEqual(cells);
  const all = isShare ? 100 : Math.max(1, ...cells.map(numberOf));
  const shades = cells.map((cell) => (/\d/.test(cell) ? String(shadeOf(numberOf(cell) / all)) : "none"));
  const drawn = [...card.querySelectorAll(".plot__cell")].map((cell) => cell.getAttribute("class") ?? "");
  expect(drawn.map((shade) => /\d|none/.exec(shade)?.[0])).toEqual(shades);
  const words = isShare ? cells.map((cell) => (/\d/.test(cell) ? cell : "·")) : cells.map(() => "");
  expect(textsOf(card, ".plot__cell + text")).toEqual(words);
};

const compareMap = (card: HTMLElement, told: readonly string[], { rows }: Sheet): void => {
  const onMap = rows.filter(([name]) => name !== "Okänd kommun");
  expect(told).toEqual(
    expect.arrayContaining(
      onMap.map(([name, thefts, , rate]) => `${name}: ${rate} av 1 000, ${thefts} stulna`),
    ),
  );
  const [unit = "", shades = ""] = textsOf(card, ".plot__scale > span");
  expect(plain(pictureOf(card))).toContain(`>${shades.replace("0", "0–")} ${unit}<`);
  for (const shade of [1, 2, 3, 4, 5])
    expect(pictureOf(card)).toMatch(new RegExp(`plot__cell--stolen-${shade}[^>]*width="20"`));
};

export const comparisons = {
  ".plot__line": compareLine,
  ".plot__bar": compareBars,
  ".plot__part": compareStacks,
  ".plot__cell": compareCells,
  ".swedenmap__place": compareMap,
};
