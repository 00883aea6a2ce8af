import type { FormInstance } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { swedishDate } from "#contract/calendar-date.ts";
import type { EidOrder, SignInTicket } from "#contract/identity.ts";
import { eidClient } from "#web/auth/eid/eid-client.ts";
import { keptOrder } from "#web/auth/eid/kept-order.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { authPaths } from "./auth-paths.ts";
import { forgetRegistrant, keepRegistrant } from "./kept-registrant.ts";
import { personalNumberFault } from "./personal-number-fault.ts";
import { fieldErrorsOf, type Refusal, refusalOf, underAge } from "./refusal.ts";
import { newPersonOf, type Registrant } from "./registrant.ts";
import { useGoOn } from "./use-enter.ts";
import { useTicket } from "./use-ticket.ts";

const ageFault = (typed: Registrant): Refusal | undefined => {
  const fault = personalNumberFault(typed.personalNumber, swedishDate(new Date()));
  return fault !== undefined && "age" in fault ? underAge(fault.age) : undefined;
};

/** The page was loaded anew while an order ran, and the personal number was in the old one alone. */
class TypedIsGone extends Error {
  override name = "TypedIsGone";
}

/** The account exists from here on, whether or not signing in follows. */
const useArrival = (): ((ticket: SignInTicket | undefined) => Promise<() => void>) => {
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
    }
  };
};

/** From the form over an identification to an account whose owner is signed in. Whatever goes wrong leads back to the form as it was typed. */
export const useRegister = (form: FormInstance<Registrant>) => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const [open, setOpen] = useState(() => keptOrder("registration", new Date()) !== undefined);
  const [typed, type] = useState<Registrant>();
  const [refusal, refuse] = useState<Refusal>();
  const [failure, fail] = useState<string>();

  const submit = (given: Registrant): void => {
    fail(undefined);
    const tooYoung = ageFault(given);
    if (tooYoung !== undefined) return refuse(tooYoung);
    keepRegistrant(given);
    type(given);
    setOpen(true);
  };
  const start = async (): Promise<EidOrder> => {
    if (typed === undefined) throw new TypedIsGone();
    return eidClient.startRegistration({ body: newPersonOf(typed, language) });
  };
  const onRefused = (error: Error): void => {
    setOpen(false);
    const fields = fieldErrorsOf(error);
    const anyForm: FormInstance = form;
    if (error instanceof TypedIsGone) fail(t(($) => $.accounts.register.typeAgain));
    else if (fields.length > 0) anyForm.setFields(fields);
    else refuse(refusalOf(error));
  };
  return {
    submission: { submit, busy: false, failure, fail },
    refusal,
    forgive: () => refuse(undefined),
    dialog: { open, start, onDone: useArrival(), onRefused, onClose: () => setOpen(false) },
  };
};
