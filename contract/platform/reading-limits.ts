/** Maximum reads of the register per reader and Swedish day. */
type ReadingLimit = {
  readonly account: number;
  readonly address: number;
  /** The /24 or /48 of the address. */
  readonly network: number;
};

/** In a register of 200,000 bikes, one guess in 440 hits for the makers with the most predictable numbers. A thousand addresses thus read at most 0.1 % of it. */
const register: ReadingLimit = { account: 200, address: 80, network: 800 };

/** The availability of numbers, for people who register and for tills. */
const numbers: ReadingLimit = { account: 400, address: 0, network: 0 };

/** Bikes that their owners show to everybody. */
const shown: ReadingLimit = { account: 1500, address: 600, network: 6000 };

export const readingLimits = { register, numbers, shown } as const;
export type Reading = keyof typeof readingLimits;

/** Numbers that all members of a store may look up a day, more than any store handles. */
export const maxNumbersOfStore = 2000;

/** A number that no bike has. The service check looks for it more often than the limit allows, so it is not counted. */
export const numberOfServiceCheck = "TJANSTEKONTROLL";
