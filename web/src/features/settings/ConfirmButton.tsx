import { Button } from "antd";
import { lazy, type ReactNode, Suspense, useState } from "react";

const Confirm = lazy(async () => ({ default: (await import("./Confirm.tsx")).Confirm }));

type Props = {
  children: ReactNode;
  title: string;
  text: string;
  action: string;
  /** The question goes away once this has come to an end, good or bad. */
  onConfirm: () => Promise<unknown>;
};

/** A button for what cannot be taken back, or hurts: a dialog asks first. */
export function ConfirmButton({ children, onConfirm, ...question }: Props): ReactNode {
  const [open, setOpen] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Suspense>
        {open !== undefined && (
          <Confirm
            {...question}
            open={open}
            busy={busy}
            onConfirm={() => void confirm()}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
