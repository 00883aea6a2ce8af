import { describe, expect, it } from "vitest";
import { knownWordsOf } from "#web/office/bug-report/page-picture/known-words.ts";

const known = knownWordsOf({
  sv: {
    title: "Mina cyklar",
    hello: "Hej {{name}}!",
    kept: "Sparas i {period}.",
    marked: "Läs <terms>villkoren</terms> först.",
    days: ["Måndag", "Tisdag"],
    empty: "",
  },
});

describe("a text in a screenshot", () => {
  it.each([
    ["Mina cyklar", ["Mina", "cyklar"]],
    ["  Mina\n cyklar ", ["Mina", "cyklar"]],
    ["Tisdag", ["Tisdag"]],
    ["villkoren", ["villkoren"]],
    ["Läs ", ["Läs"]],
    ["·", ["·"]],
    ["© ", ["©"]],
    [" Cykelregistret", ["Cykelregistret"]],
  ])("of ours is known: %j", (text, words) => {
    expect(known(text)).toEqual(words);
  });

  it.each([
    "Hej Finn Ask!",
    "Hej {{name}}!",
    "Sparas i 90 dagar.",
    "Mina cyklar, Finn",
    "mina cyklar",
    "Finn Ask",
    "7",
    "WTU204K8861",
    "19850821-1359",
    "••••••••-••••",
    "finn@example.se",
    "2 400 kr",
    "Mina",
  ])("of anything else is not: %j", (text) => {
    expect(known(text)).toBeUndefined();
  });
});
