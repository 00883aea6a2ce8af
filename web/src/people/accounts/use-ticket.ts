import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { SignInTicket } from "#contract/people/identity.ts";
import { amplifyReady } from "#web/platform/auth/session.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { EntryError } from "./failures.ts";
import { useEnter } from "./use-enter.ts";

/** Signs in with an eID ticket and greets a returning owner. Throws like `useEnter`, or with the pool's error. */
export const useTicket = (): ((ticket: SignInTicket | undefined) => Promise<void>) => {
  const { t } = useTranslation();
  const toast = useToast();
  const enter = useEnter();
  return useCallback(
    async (ticket) => {
      if (ticket === undefined) throw new EntryError("signInFailed");
      const [{ signInWithTicket }] = await Promise.all([import("./ticket-sign-in.ts"), amplifyReady()]);
      await signInWithTicket(ticket);
      await enter();
      if (ticket.hasReturned === true)
        toast.successOnTheWay(
          t(($) => $.accounts.signIn.hasReturned),
          t(($) => $.accounts.signIn.allIsThere),
        );
    },
    [enter, t, toast],
  );
};
