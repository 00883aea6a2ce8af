export type ContactBike = {
  /** Missing for signed-out visitors. */
  readonly id?: string | undefined;
  /** May be masked. */
  readonly frameNumber: string;
  readonly status: "registered" | "stolen";
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  /** Whole kronor. */
  readonly reward?: number | undefined;
};

const beginning = "#contact-";

/** A URL hash that reopens this bike's dialog after signing in; it reveals no more than the card. */
export const contactMark = ({ frameNumber, brand, model }: ContactBike): string =>
  beginning + encodeURIComponent([frameNumber.slice(-3), brand, model].filter(Boolean).join("-"));

export const isContactMark = (hash: string): boolean => hash.startsWith(beginning);
