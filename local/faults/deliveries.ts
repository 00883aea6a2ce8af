import type { FaultSet } from "./fault-set.ts";

type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

/** Delivers stream changes late or twice; a second delivery happens where the acknowledgement of the first was lost. */
export const withStreamFaults =
  (faults: FaultSet, invoke: Invoke, wait: (milliseconds: number) => Promise<unknown>): Invoke =>
  async (functionName, event) => {
    const fault = faults.strikeDelivery("streams", functionName);
    if (fault?.kind === "late") await wait(fault.millis);
    if (fault?.kind === "twice") await invoke(functionName, event);
    return invoke(functionName, event);
  };
