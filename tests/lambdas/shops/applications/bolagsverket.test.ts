import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aCompanyRegister } from "#tests/local/outside/company-register/a-company-register.ts";

const played = await aCompanyRegister();
afterAll(() => played.close());
beforeEach(() => {
  played.asked.length = 0;
});

const company = (digits: string) => ({ kind: "company", digits }) as const;
const person = (digits: string) => ({ kind: "sole-trader", digits }) as const;
const question = "POST /vardefulla-datamangder/v1/organisationer";
const tokenRequest = "POST /oauth2/token";

describe("Bolagsverket's answer", () => {
  it("gives name, form, date, trade and address of an active company", async () => {
    expect(await played.register.find(company("5599001004"))).toEqual({
      name: "Cykelkällaren i Göteborg AB",
      standing: "active",
      proceedings: [],
      form: "Aktiebolag",
      registeredOn: "2009-03-12",
      trade: "Specialiserad butikshandel med cyklar",
      address: { street: "Östra Larmgatan 12", postalCode: "411 07", city: "Göteborg" },
    });
  });

  it("lacks unknown parts: a new company that only Bolagsverket knows is active", async () => {
    expect(await played.register.find(company("5599002002"))).toMatchObject({ standing: "active" });
    expect(await played.register.find(company("9699001005"))).toMatchObject({
      address: { street: undefined, postalCode: undefined, city: undefined },
    });
  });

  it.each([
    ["5599003000", "inactive", []],
    ["5599004008", "deregistered", []],
    ["5599005005", "bankrupt", ["Konkurs", "Likvidation"]],
    ["5599010005", "active", ["Företagsrekonstruktion"]],
  ])("for %s says that it is %s", async (number, standing, proceedings) => {
    expect(await played.register.find(company(number))).toMatchObject({ standing, proceedings });
  });

  it("for a sole trader is the business that still trades", async () => {
    expect(await played.register.find(person("198101052382"))).toMatchObject({
      name: "Tvåan Cykel",
      standing: "active",
    });
  });

  it("is empty for an unknown number", async () => {
    expect(await played.register.find(company("5599011003"))).toBeUndefined();
  });
});

describe("a failing register", () => {
  it("answers at the second attempt", async () => {
    expect(await played.register.find(company("5599009007"))).toMatchObject({
      name: "Andra Försökets Cykel AB",
    });
    expect(played.asked.filter((each) => each === question)).toHaveLength(2);
  });

  it.each([
    ["is down", "5599007001"],
    ["lacks a source that decides", "5599008009"],
  ])("is asked at most twice if it %s", async (_, number) => {
    await expect(played.register.find(company(number))).rejects.toMatchObject({ reason: "unavailable" });
    expect(played.asked.filter((each) => each === question)).toHaveLength(2);
  });

  it("is not asked again after the time limit", async () => {
    const impatient = played.open({ wait: 300 });
    await impatient.find(company("5599001004"));
    await expect(impatient.find(company("5599006003"))).rejects.toMatchObject({ reason: "unavailable" });
    expect(played.asked.filter((each) => each === question)).toHaveLength(2);
  });

  it("fails if it cannot be reached", async () => {
    const gone = played.open({ url: "http://127.0.0.1:9" });
    await expect(gone.find(company("5599001004"))).rejects.toMatchObject({ reason: "unavailable" });
  });

  it("refuses an invalid number or client secret, and is not asked again", async () => {
    await expect(played.register.find(company("55990010"))).rejects.toMatchObject({ reason: "unusable" });
    expect(played.asked.filter((each) => each === question)).toHaveLength(1);
    const stranger = played.open({ clientSecret: "guess" });
    await expect(stranger.find(company("5599001004"))).rejects.toMatchObject({ reason: "unusable" });
  });

  it("fails if its answer has an unknown form", async () => {
    const elsewhere = played.open({ url: `${played.base}/oauth2/token#` });
    await expect(elsewhere.find(company("5599001004"))).rejects.toMatchObject({ reason: "unusable" });
  });

  it("is reported without the number", async () => {
    const error: unknown = await played.register.find(person("19810103238")).catch((each: unknown) => each);
    expect(String(error)).toContain("400");
    expect(String(error)).not.toContain("19810103238");
  });
});

describe("an access token", () => {
  it("is reused until it expires", async () => {
    const register = played.open();
    await register.find(company("5599001004"));
    await register.find(company("5599002002"));
    expect(played.asked).toEqual([tokenRequest, question, question]);
    played.pass(3600);
    await register.find(company("5599001004"));
    expect(played.asked.slice(3)).toEqual([tokenRequest, question]);
  });

  it("is fetched again after the register has revoked it", async () => {
    const began = new Date();
    const standing = played.open({ now: () => began });
    await standing.find(company("5599001004"));
    played.pass(7200);
    expect(await standing.find(company("5599001004"))).toMatchObject({ standing: "active" });
    expect(played.asked).toEqual([tokenRequest, question, question, tokenRequest, question]);
  });
});
