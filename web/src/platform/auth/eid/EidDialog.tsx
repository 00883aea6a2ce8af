import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import type { EidDialogProps } from "./eid-dialog-props.ts";

const load = async () => {
  const [{ EidModal }] = await Promise.all([import("./EidModal.tsx"), loadTexts(["eid"])]);
  return { default: EidModal };
};
const EidModal = lazy(load);

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
