import { useLocation, useNavigate } from "react-router-dom";
import type { SignInTicket } from "#contract/identity.ts";
import { forgetOrder } from "#web/auth/eid/kept-order.ts";
import { authPaths } from "./auth-paths.ts";
import { forgetRegistrant } from "./kept-registrant.ts";
import { useGoOn } from "./use-enter.ts";
import { useTicket } from "./use-ticket.ts";

/** Once the account exists, whether or not signing in follows. Answers with the way on. */
export const useArrival = (): ((ticket: SignInTicket | undefined) => Promise<() => void>) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const enterWith = useTicket();
  const goOn = useGoOn();
  return async (ticket) => {
    forgetRegistrant();
    try {
      await enterWith(ticket);
      return goOn;
    } catch {
      return () => void navigate(authPaths(search).registered, { replace: true });
    } finally {
      forgetOrder();
    }
  };
};
