export type PrintedCode = {
  readonly uid: string;
  /** Six letters and digits, for people to read. */
  readonly shortCode: string;
};

export type PrintedAddress = {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
};

export type PrintedOrder = {
  readonly id: string;
  readonly orderNumber: string;
  readonly address: PrintedAddress;
  readonly codes: readonly PrintedCode[];
  /** The contents other than codes, such as goods. */
  readonly contents?: string | undefined;
};

export type PrintedRoll = {
  readonly id: string;
  /** The number of the roll in its run, from 1. */
  readonly number: number;
  /** The store's name, or the self-registration pool. */
  readonly owner: string;
  readonly count: number;
  /** The date, in words. */
  readonly made: string;
};

/** Moves the print right and down, in millimetres. */
export type PrintOffset = { readonly x: number; readonly y: number };

/** The site of the codes, such as `cykelregistret.se`. */
export type PrintSite = { readonly host: string };

export const noOffset: PrintOffset = { x: 0, y: 0 };
