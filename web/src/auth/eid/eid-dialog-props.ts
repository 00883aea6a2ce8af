import type { EidUse } from "./use-eid-order.ts";

export type EidDialogProps = EidUse & {
  title: string;
  /** What has been achieved, shown as long as it takes to be seen. */
  doneText: string;
  /** The person gives up; the order is cancelled as `open` turns false. */
  onClose: () => void;
};
