/** A code as it is printed: where it leads, and what people read of it. */
export type PrintedCode = {
  readonly uid: string;
  /** Six letters and digits. */
  readonly shortCode: string;
};

/** Who a letter goes to. */
export type PrintedAddress = {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
};

/** An order as it is packed. */
export type PrintedOrder = {
  readonly id: string;
  /** What the person who ordered knows it by. */
  readonly orderNumber: string;
  readonly address: PrintedAddress;
  readonly codes: readonly PrintedCode[];
  /** What is sent in other words than codes: a bike, or goods. */
  readonly contents?: string | undefined;
};

/** A roll as its label tells of it. */
export type PrintedRoll = {
  readonly id: string;
  /** Which roll of its run it is, from 1. */
  readonly number: number;
  /** Whose stickers it holds. */
  readonly owner: string;
  readonly count: number;
  /** The day it was made, in words. */
  readonly made: string;
};

/** How far the print is moved on its paper, in millimetres: to the right and down. */
export type PrintOffset = { readonly x: number; readonly y: number };

/** The site that codes lead to, as `cykelregistret.se`. */
export type PrintSite = { readonly host: string };

export const noOffset: PrintOffset = { x: 0, y: 0 };
