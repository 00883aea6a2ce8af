import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import { type StatementRow, sumsByReason } from "#contract/points/statement.ts";
import { locales } from "#web/platform/i18n/locales.ts";
import { monthText } from "./months.ts";
import type { Statement } from "./statement-query.ts";

export type StatementLine = {
  /** For example "2026-11-20 14:05", Swedish time. */
  readonly at: string;
  readonly what: string;
  readonly who: string;
  /** The purpose, and the store's own reference. */
  readonly reference: string;
  readonly amount: number;
  readonly balance: number;
};

export type StatementLines = {
  readonly title: string;
  readonly month: string;
  readonly heads: readonly [string, string, string, string, string, string];
  readonly opening: readonly [text: string, points: number];
  readonly lines: readonly StatementLine[];
  readonly closing: readonly [text: string, points: number];
  readonly sums: readonly { readonly what: string; readonly count: number; readonly amount: number }[];
};

const stockholm = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Stockholm",
});

const lineOf = ({ at, reason, by, text, reference, amount, balanceAfter }: StatementRow): StatementLine => ({
  at: stockholm.format(new Date(at)),
  what: i18next.t(($) => $.statement.reasons[reason]),
  who: reason === "admin_adjust" ? "Cykelregistret" : (by ?? "–"),
  reference: [text, reference].filter(Boolean).join(", "),
  amount,
  balance: balanceAfter,
});

/** Requires that the `statement` texts are loaded. */
export const statementLines = (statement: Statement, language: Language): StatementLines => {
  const { month, opening, closing, rows } = statement;
  const words = i18next.t(($) => $.statement, { returnObjects: true, skipInterpolation: true });
  const { at, what, who, reference, amount, balance } = words.heads;
  return {
    title: words.document,
    month: monthText(month, language),
    heads: [at, what, who, reference, amount, balance],
    opening: [words.opening, opening],
    lines: rows.map(lineOf),
    closing: [words.closing, closing],
    sums: sumsByReason(rows).map(({ reason, ...sum }) => ({ what: words.reasons[reason], ...sum })),
  };
};

/** For example "+100", "−100" or "0". */
export const changeText = (amount: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { signDisplay: "exceptZero" }).format(amount);

export const pointsText = (points: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(points);
