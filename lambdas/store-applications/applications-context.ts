import type { PersonalNumberCipher } from "#lambdas/shared/tokens/personal-numbers.ts";
import type { System } from "#lambdas/system.ts";
import type { CompaniesContext } from "./companies/find-company.ts";

export type ApplicationsContext = CompaniesContext &
  System & {
    /** Closes sole traders' numbers for a store. */
    readonly cipher: Pick<PersonalNumberCipher, "encrypt">;
    /** Keys the links that applicants have. */
    readonly codeSecret: string;
  };
