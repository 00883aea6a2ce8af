import type { PersonalNumberCipher } from "#lambdas/people/personal-numbers.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { CompaniesContext } from "#lambdas/shops/applications/companies/find-company.ts";

export type ApplicationsContext = CompaniesContext &
  System & {
    /** Encrypts sole traders' numbers. */
    readonly cipher: Pick<PersonalNumberCipher, "encrypt">;
    /** Signs the applicants' links. */
    readonly codeSecret: string;
  };
