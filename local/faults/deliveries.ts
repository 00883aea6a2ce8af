import type { FaultSet } from "./fault-set.ts";

type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

/** Hands changes to functions as a stream does whose reader is struck: late, or again after they were taken, as happens where the word of that was lost. */
export const withStreamFaults =
  (faults: FaultSet, invoke: Invoke, wait: (milliseconds: number) => Promise<unknown>): Invoke =>
  async (functionName, event) => {
    const fault = faults.strikeDelivery("streams", functionName);
    if (fault?.kind === "late") await wait(fault.millis);
    if (fault?.kind === "twice") await invoke(functionName, event);
    return invoke(functionName, event);
  };
