import { describe, expect, it } from "vitest";
import { monthText } from "#web/points/purchases/store/statement/months.ts";
import { statementCsv } from "#web/points/purchases/store/statement/statement-csv.ts";
import { statementLines } from "#web/points/purchases/store/statement/statement-lines.ts";

const statement = {
  store: "Vadstena Cykel AB",
  month: "2026-11",
  opening: 300,
  closing: 250,
  rows: [
    {
      at: "2026-10-31T23:05:00.000Z",
      reason: "registration",
      by: "Maja Ek",
      text: "=Crescent; Femto",
      amount: -100,
      balanceAfter: 200,
    },
    {
      at: "2026-11-02T10:00:00.000Z",
      reason: "purchase",
      by: "Maja Ek",
      text: "CR-261102-7Q2M9X",
      reference: "Kassa 2",
      amount: 150,
      balanceAfter: 350,
    },
    {
      at: "2026-11-03T10:00:00.000Z",
      reason: "admin_adjust",
      text: "Rättat",
      amount: -100,
      balanceAfter: 250,
    },
  ],
} as const;

describe("the months of a store", () => {
  it("are written in words", () => {
    expect([monthText("2026-11", "sv"), monthText("2026-11", "en")]).toEqual([
      "november 2026",
      "November 2026",
    ]);
    expect(monthText("2027-05", "sv")).toBe("maj 2027");
  });
});

describe("a statement", () => {
  it("says what happened when, by whom and what for, in Swedish time", () => {
    const { lines, sums } = statementLines(statement, "sv");
    expect(lines).toMatchObject([
      { at: "2026-11-01 00:05", what: "Registrering", who: "Maja Ek", amount: -100, balance: 200 },
      { reference: "CR-261102-7Q2M9X, Kassa 2" },
      { who: "Cykelregistret", reference: "Rättat" },
    ]);
    expect(sums).toEqual([
      { what: "Registrering", count: 1, amount: -100 },
      { what: "Köp av poäng", count: 1, amount: 150 },
      { what: "Ändring", count: 1, amount: -100 },
    ]);
  });

  it("can be a CSV file, from opening to closing balance", () => {
    const [head, opening, first, , , closing] = statementCsv(statementLines(statement, "sv")).split("\r\n");
    expect(head).toBe("\uFEFFDatum;Händelse;Vem;Referens;Poäng;Saldo");
    expect(opening).toBe(";Ingående saldo;;;;300");
    expect(first).toBe(`2026-11-01 00:05;Registrering;Maja Ek;"'=Crescent; Femto";-100;200`);
    expect(closing).toBe(";Utgående saldo;;;;250");
  });
});
