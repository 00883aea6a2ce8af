import { type CompanyNumber, formatCompanyNumber } from "#contract/company-number.ts";
import type { OrganisationNumber } from "#lambdas/shared/table/items/store.ts";
import type { PersonalNumberMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import type * as z from "zod";

/** As administrators see it: masked where it is a person's. */
export const shownNumber = (given: z.infer<typeof OrganisationNumber>): string =>
  given.kind === "sole-trader" ? given.masked : formatCompanyNumber(given.number);

/** By which a company is known in the table: a sole trader by a keyed hash, for their number is a personal number. */
export const companyRef = async (mac: PersonalNumberMac, { kind, digits }: CompanyNumber): Promise<string> =>
  kind === "company" ? digits : `sole-${await mac(digits)}`;

/** The VAT number of a Swedish company follows from its organisation number, with or without a hyphen. */
export const vatNumberOf = (number: string): string => `SE${number.replace("-", "")}01`;
