import { useState } from "react";
import { useTranslation } from "react-i18next";
import { eidClient } from "#web/auth/eid/eid-client.ts";
import { forgetOrder, keptOrder } from "#web/auth/eid/kept-order.ts";
import { giveUp, type Identified } from "#web/auth/eid/run-order.ts";
import type { EidUse } from "#web/auth/eid/use-eid-order.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { hasRunOut, type Refusal, refusalOf } from "./refusal.ts";
import { useArrival } from "./use-arrival.ts";

type Steps = {
  open: boolean;
  setOpen: (open: boolean) => void;
  identify: (identified: Identified) => void;
  arrive: EidUse["onDone"];
  end: (error: Error) => void;
};

/** An identification, which closes as soon as it has told who it is. */
const useDialog = ({ open, setOpen, identify, arrive, end }: Steps) => {
  const language = usePageLanguage();
  return {
    open,
    start: () => eidClient.startRegistration({ body: { language } }),
    onIdentified: (identified: Identified) => {
      setOpen(false);
      identify(identified);
    },
    onDone: arrive,
    onRefused: end,
    onClose: () => setOpen(false),
  };
};

/** From an identification over how one is reached to an account whose owner is signed in. A page that was loaded again goes on where it was. */
export const useRegister = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(() => keptOrder("registration", new Date()) !== undefined);
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
    if (hasRunOut(error)) fail(t(($) => $.accounts.register.ranOut));
    else refuse(refusalOf(error));
  };
  const begin = (): void => {
    fail(undefined);
    setOpen(true);
  };
  const cancel = (): void => {
    if (identified !== undefined) giveUp(identified.order);
    backToStart();
  };
  const dialog = useDialog({ open, setOpen, identify, arrive, end });
  const forgive = (): void => refuse(undefined);
  return { identified, failure, refusal, dialog, begin, cancel, arrive, end, refuse, forgive };
};

export type Registering = ReturnType<typeof useRegister>;
