import type { Caller } from "./call.ts";
import type { Townsperson } from "./townspeople.ts";

/** Someone of the town with an account. */
export type Resident = Townsperson & {
  readonly caller: Caller;
  /** The place among those who move in. */
  readonly serial: number;
  /** Has shown an eID. Others have only typed their number. */
  readonly isProved: boolean;
};

/** Those who have moved in, in the order in which they do. */
export type Residents = {
  readonly movedIn: (serial: number, resident: Resident) => void;
  readonly get: (serial: number) => Resident | undefined;
  /** Someone else, the same no matter who was quicker on the day: who moved in on it is not drawn. */
  readonly another: (than: number, roll: number, on: number) => number | undefined;
};

const day = 86_400_000;

/** `arrivals`: when each moves in, in epoch milliseconds and rising. */
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
