import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { Company } from "#contract/store-applications/companies.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";
import type { CompanyItem } from "#lambdas/shared/table/items/company.ts";
import { type CompaniesContext, findCompany, readNumber } from "./find-company.ts";

/** Enough to mistype often, too few to search for who has a business. */
const perAddress: RateLimit = {
  what: "company-lookups",
  most: 30,
  window: seconds(60 * 60),
  failure: "too-many-requests",
};

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

/** An active company by its number. */
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
