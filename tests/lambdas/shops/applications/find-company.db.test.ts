import { describe, expect, it } from "vitest";
import { type CompaniesContext, findCompany } from "#lambdas/shops/applications/companies/find-company.ts";
import { lookUpCompany } from "#lambdas/shops/applications/companies/look-up-company.ts";
import { CompanyRegisterError } from "#lambdas/shops/applications/companies/company-register.ts";
import type { CompanyFacts } from "#lambdas/people/items/company.ts";
import { aSystem, aTable, noon } from "#tests/lambdas/a.ts";

const number = { kind: "company", digits: "5599001004" } as const;
const active: CompanyFacts = { name: "Cykelkällaren AB", standing: "active", proceedings: [], address: {} };

const aContext = async (find: () => Promise<CompanyFacts | undefined>) => {
  let now = noon.getTime();
  let calls = 0;
  const troubles: CompanyRegisterError[] = [];
  const system = aSystem(() => new Date(now));
  const context: CompaniesContext = {
    ...system,
    table: await aTable(system),
    mac: async (digits) => `mac-of-${digits.length}`,
    register: {
      find: () => {
        calls += 1;
        return find();
      },
    },
    reportTrouble: (error) => troubles.push(error),
  };
  return { context, troubles, asked: () => calls, pass: (ms: number) => (now += ms) };
};

const hour = 3_600_000;

describe("a company lookup", () => {
  it("is reused for 24 hours, past midnight too, and then repeated", async () => {
    const { context, asked, pass } = await aContext(async () => active);
    await findCompany(context, number);
    pass(24 * hour - 1000);
    const { company } = await findCompany(context, number);
    expect([asked(), company.checkedAt]).toEqual([1, noon.toISOString()]);
    pass(1000);
    await findCompany(context, number);
    expect(asked()).toBe(2);
  });

  it("is refused as soon as the register reports a bankruptcy", async () => {
    let facts = active;
    const { context, pass } = await aContext(async () => facts);
    await findCompany(context, number);
    facts = { ...active, standing: "bankrupt" };
    pass(24 * hour);
    await expect(findCompany(context, number)).rejects.toMatchObject({ code: "company-not-active" });
  });
});

describe("a visitor", () => {
  it("may look up thirty companies an hour, without affecting other visitors", async () => {
    const { context, asked, pass } = await aContext(async () => active);
    const lookUp = (address: string) => lookUpCompany(context, "559900-1004", address);
    for (let times = 0; times < 30; times += 1) await lookUp("203.0.113.7");
    await expect(lookUp("203.0.113.7")).rejects.toMatchObject({ failure: "too-many-requests" });
    expect(await lookUp("203.0.113.8")).toMatchObject({ name: "Cykelkällaren AB", checkedOn: "2026-11-20" });
    pass(hour);
    await lookUp("203.0.113.7");
    expect(asked()).toBe(1);
  });
});

describe("the register", () => {
  it("is not asked more often than it allows, by all visitors together", async () => {
    const { context, asked } = await aContext(async () => undefined);
    for (let times = 0; times < 30; times += 1)
      await expect(findCompany(context, number)).rejects.toMatchObject({ code: "company-not-found" });
    await expect(findCompany(context, number)).rejects.toMatchObject({
      failure: "company-register-unavailable",
    });
    expect(asked()).toBe(30);
  });

  it.each([
    ["unavailable", "company-register-unavailable"],
    ["unusable", "company-not-verified"],
  ] as const)("that is %s is reported to the operators", async (reason, code) => {
    const { context, troubles } = await aContext(() =>
      Promise.reject(new CompanyRegisterError(reason, "No")),
    );
    await expect(findCompany(context, number)).rejects.toMatchObject({ code });
    expect(troubles.map((each) => each.reason)).toEqual([reason]);
  });
});
