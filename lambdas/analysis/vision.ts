import type { PicturePlace } from "#lambdas/pictures/kept-pictures.ts";

/** A line of text in reading order. Confidence in percent, here and below. */
export type TextLine = { readonly text: string; readonly confidence: number };

/** What a picture is taken to show, in English, as `Mountain Bike`. */
export type Label = { readonly name: string; readonly confidence: number };

/** A colour from 0 to 255 a channel and the share of the picture that has it, in percent. */
export type PictureColour = {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly share: number;
};

export type Sight = {
  readonly labels: readonly Label[];
  /** Of the bicycle where it was found, otherwise of whatever stands in front. */
  readonly colours: readonly PictureColour[];
  readonly lettering: readonly TextLine[];
};

/** Reads pictures where they lie in S3. */
export type Vision = {
  readReceipt(place: PicturePlace): Promise<TextLine[]>;
  lookAt(place: PicturePlace): Promise<Sight>;
};
