import { useCallback } from "react";
import type { SignInTicket } from "#contract/identity.ts";
import { amplifyReady } from "#web/auth/session.ts";
import { EntryError } from "./failures.ts";
import { useEnter } from "./use-enter.ts";

/** Signs in with what an identification led to. Throws as `useEnter` does, or with what the user pool refused. */
export const useTicket = (): ((ticket: SignInTicket | undefined) => Promise<void>) => {
  const enter = useEnter();
  return useCallback(
    async (ticket) => {
      if (ticket === undefined) throw new EntryError("signInFailed");
      const { signInWithTicket } = await amplifyReady();
      await signInWithTicket(ticket);
      await enter();
    },
    [enter],
  );
};
