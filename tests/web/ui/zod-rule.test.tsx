import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { rule } from "#contract/field-rules.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { zodRule } from "#web/ui/field/zod-rule.ts";

const most = z.number().int().max(90);
const read = (typed: string) => Number(typed);
const check = (made: ReturnType<typeof zodRule<string>>, typed: string) => made.validator({}, typed);

describe("a rule made of a schema of the contract", () => {
  beforeEach(() => startTexts("sv"));

  it("lets through what the server takes, as it would be sent", async () => {
    await expect(check(zodRule(most, { read }), "90")).resolves.toBeUndefined();
  });

  it("says the broken rule in the person's language", async () => {
    const name = z.string().min(1, rule("required"));
    await expect(check(zodRule(name), "")).rejects.toThrow("Fyll i det här fältet.");
    await startTexts("en");
    await expect(check(zodRule(name), "")).rejects.toThrow("Fill in this field.");
  });

  it("says it in words of the field alone where it has some", async () => {
    const made = zodRule(most, { read, says: "Skriv ett helt tal från 1 till 90." });
    await expect(check(made, "91")).rejects.toThrow("Skriv ett helt tal från 1 till 90.");
    await expect(check(made, "ett")).rejects.toThrow("Skriv ett helt tal från 1 till 90.");
  });
});
