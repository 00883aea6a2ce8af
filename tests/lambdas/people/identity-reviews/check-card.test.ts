import { describe, expect, it } from "vitest";
import { checkCard } from "#lambdas/people/identity-reviews/check-card.ts";
import { card, personalNumber } from "./context.ts";

const claim = { personalNumber, fullName: "Astrid Ek" };
const withLine = (index: number, text: string): string[] => card.with(index, text);
const numberOn = (text: string) => checkCard(withLine(6, text), claim).personalNumberCheck;
const nameCheck = (fullName: string, lines: readonly string[] = card) =>
  checkCard(lines, { ...claim, fullName }).nameCheck;

describe("the number on a card", () => {
  it.each([
    "19850821-1359",
    "198508211359",
    "850821-1359",
    "850821 1359",
    "1985 08 21 - 1359",
    "I985O821-l359",
  ])("matches written as %s", (text) => expect(numberOn(text)).toBe("matches"));

  it("matches across two lines", () => expect(numberOn("19850821\n1359")).toBe("matches"));

  it.each(["19670527-7637", "6705277637"])("differs for another person's number, %s", (text) =>
    expect(numberOn(text)).toBe("differs"),
  );

  it.each(["", "19850821-13", "00234567", "19850821-1358", "1985082113590"])(
    "is unreadable if '%s' is not a number",
    (text) => expect(numberOn(text)).toBe("unreadable"),
  );
});

describe("the name on a card", () => {
  it.each(["Astrid Ek", "astrid ek", "Ek Astrid", "Astrid  Maria Ek"])("matches %s", (name) =>
    expect(nameCheck(name)).toBe("matches"),
  );

  it.each([
    ["Åsa Öberg-Nyström", "ASA OBERG NYSTROM"],
    ["Asa Oberg Nystrom", "ÅSA ÖBERG-NYSTRÖM"],
    ["José Ibáñez", "JOSE IBANEZ"],
    ["Olof Isaksson", "0LOF lSAKSS0N"],
  ])("matches %s written as %s", (name, written) =>
    expect(nameCheck(name, withLine(4, written))).toBe("matches"),
  );

  it.each(["Astrid Berg", "Anna Ek", "Astri Ek", "Kari Ekman", "--"])("differs from %s", (name) =>
    expect(nameCheck(name)).toBe("differs"),
  );

  it.each([[[]], [["", "~ . ,"]], [["19850821-1359", "EK"]]])("is unreadable in %j", (lines) =>
    expect(nameCheck("Astrid Ek", lines)).toBe("unreadable"),
  );
});
