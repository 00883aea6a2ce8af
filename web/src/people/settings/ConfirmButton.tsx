import { Button } from "antd";
import { lazy, type ReactNode, Suspense, useState } from "react";

const Confirm = lazy(async () => ({ default: (await import("./Confirm.tsx")).Confirm }));

type Props = {
  children: ReactNode;
  title: string;
  text: string;
  action: string;
  /** The dialog closes when this settles. */
  onConfirm: () => Promise<unknown>;
};

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
