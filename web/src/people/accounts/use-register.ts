import { useState } from "react";
import { useTranslation } from "react-i18next";
import { eidClient } from "#web/platform/auth/eid/eid-client.ts";
import { forgetOrder, heldOrder } from "#web/platform/auth/eid/kept-order.ts";
import { cancelOrder, type Identified } from "#web/platform/auth/eid/run-order.ts";
import type { EidUse } from "#web/platform/auth/eid/use-eid-order.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { hasRunOut, type Refusal, refusalOf } from "./refusal.ts";
import { useLocation, useNavigate } from "react-router-dom";
import type { EidStart, SignInTicket } from "#contract/people/identity.ts";
import { authPaths } from "./auth-paths.ts";
import { clearRegistrant } from "./stored-registrant.ts";
import { useGoOn } from "#web/platform/auth/use-go-on.ts";
import { useTicket } from "./use-ticket.ts";

/** Signs in to the new account and returns the next step, even if signing in failed. */
const useArrival = (): ((ticket: SignInTicket | undefined) => Promise<() => void>) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const enterWith = useTicket();
  const goOn = useGoOn();
  return async (ticket) => {
    clearRegistrant();
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

type Steps = {
  open: boolean;
  setOpen: (open: boolean) => void;
  identify: (identified: Identified) => void;
  arrive: EidUse["onDone"];
  end: (error: Error) => void;
};

const useDialog = ({ open, setOpen, identify, arrive, end }: Steps) => {
  const language = usePageLanguage();
  return {
    open,
    start: (from: EidStart) => eidClient.startRegistration({ body: { ...from, language } }),
    onIdentified: (identified: Identified) => {
      setOpen(false);
      identify(identified);
    },
    onDone: arrive,
    onRefused: end,
    onClose: () => setOpen(false),
  };
};

/** Continues a registration after a reload. */
export const useRegister = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(() => heldOrder("registration", new Date()) !== undefined);
  const [identified, identify] = useState<Identified>();
  const [refusal, refuse] = useState<Refusal>();
  const [failure, fail] = useState<string>();
  const arrive = useArrival();

  const backToStart = (): void => {
    setOpen(false);
    forgetOrder();
    identify(undefined);
  };
  const end = (error: Error): void => {
    backToStart();
    if (hasRunOut(error)) fail(t(($) => $.register.ranOut));
    else refuse(refusalOf(error));
  };
  const begin = (): void => {
    fail(undefined);
    setOpen(true);
  };
  const cancel = (): void => {
    if (identified !== undefined) cancelOrder(identified.order);
    backToStart();
  };
  const dialog = useDialog({ open, setOpen, identify, arrive, end });
  const forgive = (): void => refuse(undefined);
  return { identified, failure, refusal, dialog, begin, cancel, arrive, end, refuse, forgive };
};

export type Registering = ReturnType<typeof useRegister>;
