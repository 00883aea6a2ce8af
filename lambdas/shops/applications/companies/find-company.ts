import { expiryOf } from "#contract/privacy/retention.ts";
import { type CompanyNumber, readCompanyNumber } from "#contract/platform/company-number.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { companyRef } from "#lambdas/shops/organisation-number.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { CompanyItem } from "#lambdas/people/items/company.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { PersonalNumberMac } from "#lambdas/people/personal-numbers.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type CompanyRegister, CompanyRegisterError } from "./company-register.ts";

export type CompaniesContext = Pick<System, "now"> & {
  readonly table: Table;
  readonly register: CompanyRegister;
  readonly mac: PersonalNumberMac;
  /** Must not name the company. */
  readonly reportTrouble: (error: CompanyRegisterError) => void;
};

/** Half of the register's 60 requests a minute, since two adjacent windows can add up. */
const perRegister: RateLimit = {
  what: "company-register",
  max: 30,
  window: seconds(60),
  failure: "company-register-unavailable",
};

export const readNumber = (typed: string, now: Date): CompanyNumber => {
  const number = readCompanyNumber(typed, swedishDate(now));
  if (typeof number === "string") throw new ProblemError(number);
  return number;
};

const fetchFacts = async (context: CompaniesContext, number: CompanyNumber) => {
  await countAgainst(context.table, perRegister, "bolagsverket", context.now());
  try {
    return await context.register.find(number);
  } catch (error) {
    if (!(error instanceof CompanyRegisterError)) throw error;
    context.reportTrouble(error);
    throw new ProblemError(
      error.reason === "unavailable" ? "company-register-unavailable" : "company-not-verified",
    );
  }
};

export type KnownCompany = { readonly ref: string; readonly company: CompanyItem };

/** Uses a register answer of the last 24 hours, or asks anew. Throws unless the company is active. */
export const findCompany = async (
  context: CompaniesContext,
  number: CompanyNumber,
): Promise<KnownCompany> => {
  const ref = await companyRef(context.mac, number);
  const company =
    (await context.table.get(keys.company(ref), CompanyItem)) ?? (await fetchAndStore(context, number, ref));
  if (company.standing !== "active") throw new ProblemError("company-not-active");
  return { ref, company };
};

const fetchAndStore = async (
  context: CompaniesContext,
  number: CompanyNumber,
  ref: string,
): Promise<CompanyItem> => {
  const facts = await fetchFacts(context, number);
  // Not cached: the company may be registered an hour later.
  if (!facts) throw new ProblemError("company-not-found");
  const checkedAt = context.now();
  const company = {
    ...facts,
    // A sole trader's postal address is usually their home.
    ...(number.kind === "sole-trader" && { address: {} }),
    entity: "company",
    source: "bolagsverket",
    checkedAt: checkedAt.toISOString(),
    expiresAt: expiryOf("companyData", checkedAt),
  } as const;
  await context.table.transact([put(keys.company(ref), "company", company)]);
  return company;
};
