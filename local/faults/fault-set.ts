import { createHash } from "node:crypto";
import { sharedNumber } from "#local/thread/shared-number.ts";
import {
  isDelivery,
  isMeantFor,
  isRequest,
  isTable,
  type DeliveryFault,
  type Fault,
  type RequestFault,
  type Struck,
  type TableFault,
  type WantedFaults,
} from "./fault.ts";

type CountedFault = Fault & { readonly seen: number; readonly struck: number };

export type FaultSet = {
  /** Tells other threads whether any fault is set. */
  readonly memory: SharedArrayBuffer;
  readonly set: (wanted: WantedFaults) => void;
  readonly end: () => void;
  readonly areSet: () => boolean;
  readonly list: () => { readonly seed: number; readonly faults: readonly CountedFault[] };
  /** Counts the request and returns the fault that strikes it. */
  readonly strikeRequest: (request: Struck) => RequestFault | undefined;
  /** Does the same for faults that only tables have. */
  readonly strikeTable: (operation: string) => TableFault | undefined;
  /** Does the same for the delivery of an event to a function. */
  readonly strikeDelivery: (
    deliverer: "events" | "streams",
    functionName: string,
  ) => DeliveryFault | undefined;
};

/** The part that other threads use; they ask the main thread and get a promise. */
export type Strikes = Pick<FaultSet, "areSet"> & {
  readonly strikeRequest: (
    ...asked: Parameters<FaultSet["strikeRequest"]>
  ) => Promise<RequestFault | undefined> | RequestFault | undefined;
  readonly strikeTable: (
    ...asked: Parameters<FaultSet["strikeTable"]>
  ) => Promise<TableFault | undefined> | TableFault | undefined;
};

const span = 2 ** 32;

/** Derives a number from 0 to 1 from its arguments alone. */
const chance = (...words: readonly (string | number)[]): number =>
  createHash("sha256").update(words.join(" ")).digest().readUInt32BE(0) / span;

type Counted = { readonly fault: Fault; readonly seen: Map<string, number>; struck: number };

const listed = ({ fault, seen, struck }: Counted): CountedFault => ({
  ...fault,
  seen: [...seen.values()].reduce((sum, one) => sum + one, 0),
  struck,
});

/** Decides by seed, fault and the number of such requests before: the tenth PutItem meets the same fault regardless of other requests. */
export const createFaultSet = (): FaultSet => {
  let seed = 0;
  const areSet = sharedNumber();
  let counted: Counted[] = [];
  const strike = <T extends Fault>(isKind: (fault: Fault) => fault is T, request: Struck): T | undefined => {
    const { service, operation } = request;
    const name = `${service}.${operation}`;
    for (const [index, entry] of counted.entries()) {
      const { fault, seen } = entry;
      if (!isKind(fault) || !isMeantFor(fault, request)) continue;
      const before = seen.get(name) ?? 0;
      seen.set(name, before + 1);
      if (chance(seed, index, name, before) >= fault.rate) continue;
      entry.struck += 1;
      return fault;
    }
    return undefined;
  };
  return {
    memory: areSet.memory,
    set: (wanted) => {
      seed = wanted.seed;
      counted = wanted.faults.map((fault) => ({ fault, seen: new Map(), struck: 0 }));
      areSet.set(1);
    },
    end: () => {
      counted = [];
      areSet.set(0);
    },
    areSet: () => areSet.get() === 1,
    list: () => ({ seed, faults: counted.map(listed) }),
    strikeRequest: (request) => strike(isRequest, request),
    strikeTable: (operation) => strike(isTable, { service: "dynamodb", operation }),
    strikeDelivery: (service, operation) => strike(isDelivery, { service, operation }),
  };
};
