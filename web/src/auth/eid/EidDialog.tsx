import { lazy, type ReactNode, Suspense, useState } from "react";
import type { EidDialogProps } from "./eid-dialog-props.ts";

const load = () => import("./EidModal.tsx");
const EidModal = lazy(async () => ({ default: (await load()).EidModal }));

/** Fetches the dialog ahead. Whether that works shows when it is opened. */
export const warmEid = (): void => {
  load().catch(() => undefined);
};

/** Identifies a person with BankID: a code to scan or the app on this device, and what to do meanwhile. */
export function EidDialog(props: EidDialogProps): ReactNode {
  const [shown, show] = useState({ open: false, times: 0 });
  // Each opening begins afresh, where the last one may have ended anyhow.
  if (props.open !== shown.open) show({ open: props.open, times: shown.times + Number(props.open) });
  if (shown.times === 0) return null;
  return (
    <Suspense fallback={null}>
      <EidModal key={shown.times} {...props} />
    </Suspense>
  );
}
