import type { StoreInvitations } from "#lambdas/shops/store-accounts/store-accounts.ts";
import type { PersonalNumberCipher } from "#lambdas/people/personal-numbers.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { CompaniesContext } from "#lambdas/shops/applications/companies/find-company.ts";

export type DecisionsContext = CompaniesContext &
  System & {
    /** Decrypts sole traders' numbers for the company register. */
    readonly cipher: Pick<PersonalNumberCipher, "decrypt">;
    readonly accounts: Pick<StoreInvitations, "prepare" | "invite">;
    readonly cursorSecret: string;
    readonly reportFailure: (what: string, error: unknown) => void;
  };
