import { type CompanyNumber, formatCompanyNumber } from "#contract/platform/company-number.ts";
import type { OrganisationNumber } from "#lambdas/shops/items/store.ts";
import type { PersonalNumberMac } from "#lambdas/people/personal-numbers.ts";
import type * as z from "zod";

/** Masked for a sole trader. */
export const shownNumber = (given: z.infer<typeof OrganisationNumber>): string =>
  given.kind === "sole-trader" ? given.masked : formatCompanyNumber(given.number);

/** The company's key in the table: a keyed hash for a sole trader, whose number is a personal number. */
export const companyRef = async (mac: PersonalNumberMac, { kind, digits }: CompanyNumber): Promise<string> =>
  kind === "company" ? digits : `sole-${await mac(digits)}`;

/** A Swedish VAT number is derived from the organisation number, with or without its hyphen. */
export const vatNumberOf = (number: string): string => `SE${number.replace("-", "")}01`;
