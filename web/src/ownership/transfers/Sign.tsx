import { Button } from "antd";
import { Fingerprint } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { EidDialog } from "#web/platform/auth/eid/EidDialog.tsx";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import type { EidOrder, EidStart } from "#contract/people/identity.ts";
import type { Signing } from "#contract/ownership/transfers.ts";
import { eidClient } from "#web/platform/auth/eid/eid-client.ts";
import { forgetOrder, heldOrder } from "#web/platform/auth/eid/kept-order.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";
import { StuckNote } from "#web/platform/ui/StuckNote.tsx";
import { transferDependents, transferApi } from "#web/ownership/handover/transfer-api.ts";

const PendingSigning = z.object({ signingId: z.string(), page: z.string() });
const name = "cr:signing";

const pendingSigning = () => PendingSigning.safeParse(keptInTab(name)).data;

/** Phone browsers may reload the page on the way back from the BankID app. */
const isUnderWay = (): boolean =>
  pendingSigning()?.page === location.pathname && heldOrder("signature", new Date()) !== undefined;

type SigningTask = {
  readonly prepare: () => Promise<Signing>;
  readonly onSigned: (transferId: string) => void;
};

const useSigning = ({ prepare, onSigned }: SigningTask) => {
  const queries = useQueryClient();
  const [open, setOpen] = useState(isUnderWay);
  const done = (transferId: string): void => {
    for (const queryKey of transferDependents) void queries.invalidateQueries({ queryKey });
    onSigned(transferId);
  };
  const start = async (from: EidStart): Promise<EidOrder> => {
    const { id: signingId } = await prepare();
    keepInTab(name, { signingId, page: location.pathname });
    return eidClient.startSignature({ body: { ...from, signingId } });
  };
  const carryOut = async (): Promise<() => void> => {
    const signingId = pendingSigning()?.signingId ?? "";
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
      // An order begun earlier in this tab belongs to another text.
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

type Props = SigningTask & {
  /** Validates before signing and shows any errors itself. */
  readonly isReady?: () => Promise<boolean>;
  readonly disabled?: boolean;
};

const Without = lazy(async () => ({ default: (await import("./Without.tsx")).Without }));

export function Sign({ isReady = async () => true, disabled = false, ...toSign }: Props): ReactNode {
  const texts = useTexts(($) => $.transfers.sign);
  const { open, begin, close, start, carryOut, confirm } = useSigning(toSign);
  const [without, setWithout] = useState(false);
  const whenReady = (go: () => void) => async (): Promise<void> => {
    if (await isReady()) go();
  };
  return (
    <div className="transfer__actions">
      <Button
        type="primary"
        size="large"
        block
        disabled={disabled}
        icon={<Fingerprint size={20} aria-hidden="true" />}
        onClick={() => void whenReady(begin)()}
      >
        {texts.button}
      </Button>
      <Button type="link" disabled={disabled} onClick={() => void whenReady(() => setWithout(true))()}>
        {texts.without}
      </Button>
      <StuckNote />
      <EidDialog
        open={open}
        purpose="signature"
        title={texts.title}
        doneText={texts.done}
        start={start}
        onDone={carryOut}
        onClose={close}
      />
      <Suspense>{without && <Without confirm={confirm} onClose={() => setWithout(false)} />}</Suspense>
    </div>
  );
}
