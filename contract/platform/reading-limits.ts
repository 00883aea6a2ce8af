/** Maximum reads of the register per reader and Swedish day. */
type ReadingLimit = {
  readonly account: number;
  /** All accounts that read from one network. */
  readonly networkOfAccounts: number;
  readonly address: number;
  /** The /24 or /48 of the address. */
  readonly network: number;
};

/** A guess hits one number in 440 at most, in a register of 200,000 bikes and for the makers with the most predictable numbers. A thousand addresses or 200 accounts thus read at most 0.1 % of the register. */
const register: ReadingLimit = { account: 200, networkOfAccounts: 2000, address: 80, network: 800 };

/** The availability of numbers, for registrations, claims, requests and tills, because it also reveals that a number is registered. */
const numbers: ReadingLimit = { account: 200, networkOfAccounts: 2000, address: 0, network: 0 };

/** Bikes that their owners show to everybody. */
const shown: ReadingLimit = { account: 1500, networkOfAccounts: 15_000, address: 600, network: 6000 };

/** Frame numbers to be read from photos, which costs us money each time. */
const photos: ReadingLimit = { account: 40, networkOfAccounts: 400, address: 40, network: 400 };

export const readingLimits = { register, numbers, shown, photos } as const;
export type Reading = keyof typeof readingLimits;

/** Photos from all visitors together: about four dollars a day. */
export const maxPhotosPerDay = 2000;

/** Numbers that all members of a store may look up a day, more than any store handles. */
export const maxNumbersOfStore = 2000;

/** Per store with a key. One guess in 440 hits at best, so a leaked key reads some twenty bikes before midnight. */
export const maxStatusesOfStore = 10_000;
/** The key of a company, for `/v1/status`. */
export const apiKeyHeader = "x-api-key";
/** Per store: two of the longest imports, because each row reveals whether its number is registered. */
export const maxImportedRowsOfStore = 10_000;

/** A number that no bike has. The service check looks for it more often than the limit allows, so it is not counted. */
export const numberOfServiceCheck = "TJANSTEKONTROLL";
