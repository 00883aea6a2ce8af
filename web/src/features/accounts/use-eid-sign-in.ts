import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NetworkError, ProblemError } from "#web/api/errors.ts";
import { eidClient } from "#web/auth/eid/eid-client.ts";
import { keptOrder } from "#web/auth/eid/kept-order.ts";
import { problemText } from "#web/i18n/problem-text.ts";
import { failureOf } from "./failures.ts";
import { useGoOn } from "./use-enter.ts";
import { useTicket } from "./use-ticket.ts";

/** Signing in with BankID. A page that was loaded again goes on where it was. */
export const useEidSignIn = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(() => keptOrder("sign-in", new Date()) !== undefined);
  const [error, refuse] = useState<Error>();
  const enterWith = useTicket();
  const goOn = useGoOn();

  const textOf = (refused: Error): string => {
    if (refused instanceof ProblemError) return problemText(refused.code, refused.params);
    if (refused instanceof NetworkError) return t(($) => $.common.errors.network);
    return t(($) => $.accounts.failures[failureOf("signIn", refused)]);
  };
  return {
    begin: () => {
      refuse(undefined);
      setOpen(true);
    },
    failure: error && textOf(error),
    /** Nobody has an account with the number of this person. */
    isUnknown: error instanceof ProblemError && error.code === "eid-account-missing",
    dialog: {
      open,
      start: () => eidClient.startSignIn(),
      onDone: async (ticket: Parameters<typeof enterWith>[0]) => {
        await enterWith(ticket);
        return goOn;
      },
      onRefused: (refused: Error) => {
        setOpen(false);
        refuse(refused);
      },
      onClose: () => setOpen(false),
    },
  };
};
