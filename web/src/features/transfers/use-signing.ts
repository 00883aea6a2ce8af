import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod";
import type { EidOrder } from "#contract/identity.ts";
import type { Signing } from "#contract/transfers.ts";
import { eidClient } from "#web/auth/eid/eid-client.ts";
import { forgetOrder, keptOrder } from "#web/auth/eid/kept-order.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";
import { afterTransfer, transferApi } from "#web/shared/transfers/transfer-api.ts";

const Kept = z.object({ signingId: z.string(), page: z.string() });
const name = "cr:signing";

const kept = () => Kept.safeParse(keptInTab(name)).data;

/** What was being signed on this page before it was loaded again, as browsers of phones do on the way back from the app. */
const isUnderWay = (): boolean =>
  kept()?.page === location.pathname && keptOrder("signature", new Date()) !== undefined;

/** What to write down to be signed, and what to do when it has been. */
export type ToSign = {
  readonly prepare: () => Promise<Signing>;
  readonly onSigned: (transferId: string) => void;
};

/** Puts someone's name to what `prepare` writes down, with BankID or by a new sign-in, and has it done. */
export const useSigning = ({ prepare, onSigned }: ToSign) => {
  const queries = useQueryClient();
  const [open, setOpen] = useState(isUnderWay);
  const done = (transferId: string): void => {
    for (const queryKey of afterTransfer) void queries.invalidateQueries({ queryKey });
    onSigned(transferId);
  };
  const start = async (): Promise<EidOrder> => {
    const { id: signingId } = await prepare();
    keepInTab(name, { signingId, page: location.pathname });
    return eidClient.startSignature({ body: { signingId } });
  };
  const carryOut = async (): Promise<() => void> => {
    const signingId = kept()?.signingId ?? "";
    const { transferId } = await transferApi.carryOutSigned({ params: { signingId } });
    forgetInTab(name);
    return () => {
      setOpen(false);
      done(transferId);
    };
  };
  return {
    open,
    begin: () => {
      // Whatever else was begun in this tab was for another text.
      forgetOrder();
      setOpen(true);
    },
    close: () => setOpen(false),
    start,
    carryOut,
    confirm: async (): Promise<void> => {
      const { id: signingId } = await prepare();
      const { transferId } = await transferApi.signWithSignIn({ params: { signingId } });
      done(transferId);
    },
  };
};
