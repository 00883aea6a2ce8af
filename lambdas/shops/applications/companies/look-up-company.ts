import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { Company } from "#contract/shops/applications/companies.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";
import type { CompanyItem } from "#lambdas/people/items/company.ts";
import { type CompaniesContext, findCompany, readNumber } from "./find-company.ts";

/** Enough for typing errors, too few to search for people with a business. */
const perAddress: RateLimit = { what: "company-lookups", max: 30, window: seconds(60 * 60) };

const showCompany = (
  { name, form, registeredOn, trade, address, source, checkedAt }: CompanyItem,
  soleTrader: boolean,
): Company => ({
  name,
  soleTrader,
  form,
  registeredOn,
  trade,
  address,
  source,
  checkedOn: isoDate(swedishDate(new Date(checkedAt))),
});

export const lookUpCompany = async (
  context: CompaniesContext,
  typed: string,
  address: string,
): Promise<Company> => {
  const number = readNumber(typed, context.now());
  await countAgainst(context.table, perAddress, address, context.now());
  const { company } = await findCompany(context, number);
  return showCompany(company, number.kind === "sole-trader");
};
