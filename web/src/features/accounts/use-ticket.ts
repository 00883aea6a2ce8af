import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { SignInTicket } from "#contract/identity.ts";
import { amplifyReady } from "#web/auth/session.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { EntryError } from "./failures.ts";
import { useEnter } from "./use-enter.ts";

/** Signs in with what an identification led to, and welcomes back the person who could not. Throws as `useEnter` does, or with what the user pool refused. */
export const useTicket = (): ((ticket: SignInTicket | undefined) => Promise<void>) => {
  const { t } = useTranslation();
  const toast = useToast();
  const enter = useEnter();
  return useCallback(
    async (ticket) => {
      if (ticket === undefined) throw new EntryError("signInFailed");
      const { signInWithTicket } = await amplifyReady();
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
