import { lazy, type ReactNode, Suspense, useState } from "react";
import type { EidDialogProps } from "./eid-dialog-props.ts";

const load = () => import("./EidModal.tsx");
const EidModal = lazy(async () => ({ default: (await load()).EidModal }));

/** Preloads the dialog; a failure shows when it is opened. */
export const warmEid = (): void => {
  load().catch(() => undefined);
};

export function EidDialog(props: EidDialogProps): ReactNode {
  const [shown, show] = useState({ open: false, times: 0 });
  // Each opening mounts a new dialog.
  if (props.open !== shown.open) show({ open: props.open, times: shown.times + Number(props.open) });
  if (shown.times === 0) return null;
  return (
    <Suspense fallback={null}>
      <EidModal key={shown.times} {...props} />
    </Suspense>
  );
}
