import { signsIn } from "./runs.ts";

export type Measure = (text: string) => number;

/** Splits a word at the width, after at least one sign. */
const split = (word: string, width: number, measure: Measure): [start: string, rest: string] => {
  const signs = signsIn(word);
  let count = 1;
  while (count < signs.length && measure(signs.slice(0, count + 1).join("")) <= width) count += 1;
  return [signs.slice(0, count).join(""), signs.slice(count).join("")];
};

const wrapLine = (line: string, width: number, measure: Measure): string[] => {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/[ \t]+/)) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (measure(longer) <= width) {
      current = longer;
      continue;
    }
    if (current !== "") lines.push(current);
    let rest = word;
    while (measure(rest) > width && signsIn(rest).length > 1) {
      const [start, end] = split(rest, width, measure);
      lines.push(start);
      rest = end;
    }
    current = rest;
  }
  return [...lines, current];
};

/** Wraps a text into lines. A word wider than a line is split. */
export const wrapText = (text: string, width: number, measure: Measure): string[] =>
  text.split(/\r?\n/).flatMap((line) => wrapLine(line, width, measure));
