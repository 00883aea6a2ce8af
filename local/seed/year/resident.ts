import type { Caller } from "./call.ts";
import type { Townsperson } from "./townspeople.ts";

export type Resident = Townsperson & {
  readonly caller: Caller;
  /** Counts the residents in the order of arrival. */
  readonly serial: number;
  /** Proved by eID; others have only typed their number. */
  readonly isProved: boolean;
};

export type Residents = {
  readonly movedIn: (serial: number, resident: Resident) => void;
  readonly get: (serial: number) => Resident | undefined;
  /** Draws another resident; leaves out those who arrive on the same day, so that the draw does not depend on the order of that day. */
  readonly another: (than: number, roll: number, on: number) => number | undefined;
};

const day = 86_400_000;

/** `arrivals` are epoch milliseconds in rising order. */
export const openResidents = (arrivals: readonly number[]): Residents => {
  const all = new Map<number, Resident>();
  return {
    movedIn: (serial, resident) => void all.set(serial, resident),
    get: (serial) => all.get(serial),
    another: (than, roll, on) => {
      const settled = arrivals.findLastIndex((at) => at < on - day) + 1;
      if (settled < 2) return undefined;
      const drawn = Math.floor(roll * settled);
      return drawn === than ? (drawn + 1) % settled : drawn;
    },
  };
};
