import { closeAccount } from "#lambdas/people/accounts/closing/close-account.ts";
import { reopenAccount } from "#lambdas/people/accounts/closing/reopen-account.ts";
import type { Market } from "./context.ts";

export const closing = async ({ system, inRole, caller }: Pick<Market, "system" | "inRole" | "caller">) => {
  const context = {
    ...system,
    table: await inRole("accounts"),
    directory: async () => {
      throw new Error("Everybody here has an account");
    },
    setPoolEmail: async () => true,
    signOut: async () => undefined,
    logger: { error: () => undefined },
  };
  return {
    close: (userId: string) => closeAccount(context, caller(userId)),
    reopen: (userId: string) => reopenAccount(context, caller(userId)),
  };
};
