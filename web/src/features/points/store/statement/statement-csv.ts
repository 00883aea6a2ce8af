import { csvOf } from "#contract/csv.ts";
import type { StatementLines } from "./statement-lines.ts";

/** The statement for a spreadsheet or a bookkeeping program: a line for each row, between what was there before and what is left. */
export const statementCsv = ({ heads, opening, lines, closing }: StatementLines): string =>
  csvOf([
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
