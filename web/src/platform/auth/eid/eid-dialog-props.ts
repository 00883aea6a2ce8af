import type { EidUse } from "./use-eid-order.ts";

export type EidDialogProps = EidUse & {
  title: string;
  doneText: string;
  /** Called when the person cancels; setting `open` to false cancels the order. */
  onClose: () => void;
};
