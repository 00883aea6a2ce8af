import { expiryOf } from "#contract/retention.ts";
import { type CompanyNumber, readCompanyNumber } from "#contract/company-number.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { companyRef } from "#lambdas/shared/stores/organisation-number.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { CompanyItem } from "#lambdas/shared/table/items/company.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { PersonalNumberMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import type { System } from "#lambdas/system.ts";
import { type CompanyRegister, CompanyRegisterError } from "./company-register.ts";

export type CompaniesContext = Pick<System, "now"> & {
  readonly table: Table;
  readonly register: CompanyRegister;
  readonly mac: PersonalNumberMac;
  /** Tells the operators, in words that name no company. */
  readonly reportTrouble: (error: CompanyRegisterError) => void;
};

/** The register lets every client ask 60 times a minute. Windows touch, so half of it is always within. */
const perRegister: RateLimit = {
  what: "company-register",
  most: 30,
  window: seconds(60),
  failure: "company-register-unavailable",
};

export const readNumber = (typed: string, now: Date): CompanyNumber => {
  const number = readCompanyNumber(typed, swedishDate(now));
  if (typeof number === "string") throw new ProblemError(number);
  return number;
};

const ask = async (context: CompaniesContext, number: CompanyNumber) => {
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

export type FoundCompany = { readonly ref: string; readonly company: CompanyItem };

/** An active company, as the register says it or said it within the last 24 hours. */
export const findCompany = async (
  context: CompaniesContext,
  number: CompanyNumber,
): Promise<FoundCompany> => {
  const ref = await companyRef(context.mac, number);
  const company =
    (await context.table.get(keys.company(ref), CompanyItem)) ?? (await keep(context, number, ref));
  if (company.standing !== "active") throw new ProblemError("company-not-active");
  return { ref, company };
};

const keep = async (context: CompaniesContext, number: CompanyNumber, ref: string): Promise<CompanyItem> => {
  const facts = await ask(context, number);
  // Not kept: the company can be registered an hour later.
  if (!facts) throw new ProblemError("company-not-found");
  const checkedAt = context.now();
  const company = {
    ...facts,
    // Where a sole trader has their post is mostly where they live.
    ...(number.kind === "sole-trader" && { address: {} }),
    entity: "company",
    source: "bolagsverket",
    checkedAt: checkedAt.toISOString(),
    expiresAt: expiryOf("companyData", checkedAt),
  } as const;
  await context.table.transact([put(keys.company(ref), "company", company)]);
  return company;
};
