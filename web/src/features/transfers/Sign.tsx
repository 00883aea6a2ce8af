import { Button } from "antd";
import { Fingerprint } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { EidDialog } from "#web/auth/eid/EidDialog.tsx";
import { type ToSign, useSigning } from "./use-signing.ts";

type Props = ToSign & {
  /** Whether what is to be signed is in order; says itself what is not. */
  readonly isReady?: () => Promise<boolean>;
  readonly disabled?: boolean;
};

const Without = lazy(async () => ({ default: (await import("./Without.tsx")).Without }));

/** The one button that binds someone, and the way for the person who has no BankID. */
export function Sign({ isReady = async () => true, disabled = false, ...toSign }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.transfers.sign, { returnObjects: true });
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
