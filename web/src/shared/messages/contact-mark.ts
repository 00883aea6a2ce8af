/** A bike of a list or page, as far as anybody may see it. */
export type ContactBike = {
  /** Strangers are not told it. */
  readonly id?: string | undefined;
  /** Masked, where the number is not known to everybody. */
  readonly frameNumber: string;
  readonly status: "registered" | "stolen";
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  /** What the owner promises a finder, in whole kronor. */
  readonly reward?: number | undefined;
};

const beginning = "#contact-";

/** How an address names the bike whose owner someone wants to write to once they have signed in. It says no more than the card did. */
export const contactMark = ({ frameNumber, brand, model }: ContactBike): string =>
  beginning + encodeURIComponent([frameNumber.slice(-3), brand, model].filter(Boolean).join("-"));

export const isContactMark = (hash: string): boolean => hash.startsWith(beginning);
