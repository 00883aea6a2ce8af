import type { StoreInvitations } from "#lambdas/shared/stores/accounts/store-accounts.ts";
import type { PersonalNumberCipher } from "#lambdas/shared/tokens/personal-numbers.ts";
import type { System } from "#lambdas/system.ts";
import type { CompaniesContext } from "../companies/find-company.ts";

export type DecisionsContext = CompaniesContext &
  System & {
    /** Opens sole traders' numbers, to ask whether they still trade. */
    readonly cipher: Pick<PersonalNumberCipher, "decrypt">;
    readonly accounts: Pick<StoreInvitations, "prepare" | "invite">;
    readonly cursorSecret: string;
    /** Tells the operators. */
    readonly reportFailure: (what: string, error: unknown) => void;
  };
