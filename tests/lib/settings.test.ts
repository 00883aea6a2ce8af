import { describe, expect, it } from "vitest";
import { readSettings } from "#lib/settings.ts";
import { anApp, production } from "#tests/lib/synthesised.ts";

const read = (given: Record<string, string>) => readSettings(anApp(given).node);

describe("the context of a deployment", () => {
  it("defaults to stage dev in Ireland", () => {
    expect(read({})).toEqual({
      stage: "dev",
      region: "eu-west-1",
      identityLevelRequired: "1",
      analysesPerDay: "10",
    });
  });

  it("takes an empty value for one not given", () => {
    expect(read({ mailFrom: "" }).mailFrom).toBeUndefined();
  });

  it("is complete for production with domain name and sender", () => {
    expect(read(production)).toMatchObject(production);
  });

  it.each(["domainName", "mailFrom"])("refuses production without %s", (name) => {
    expect(() => read({ ...production, [name]: "" })).toThrow(`Stage prod needs ${name}: add -c ${name}=…`);
  });

  it.each([
    ["stage", "Prod!"],
    ["region", "Dublin"],
    ["mailFrom", "nobody"],
    ["adminEmail", "nobody"],
    ["domainName", "https://cykelregistret.example"],
    ["identityLevelRequired", "0"],
    ["analysesPerDay", "many"],
  ])("names %s where it cannot be read", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
