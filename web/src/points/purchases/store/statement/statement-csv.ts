import { toCsv } from "#contract/platform/csv.ts";
import type { StatementLines } from "./statement-lines.ts";

export const statementCsv = ({ heads, opening, lines, closing }: StatementLines): string =>
  toCsv([
    heads,
    ["", opening[0], "", "", "", opening[1]],
    ...lines.map(({ at, what, who, reference, amount, balance }) => [
      at,
      what,
      who,
      reference,
      amount,
      balance,
    ]),
    ["", closing[0], "", "", "", closing[1]],
  ]);
