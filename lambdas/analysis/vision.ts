import type { PicturePlace } from "#lambdas/shared/pictures/kept-pictures.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

/** What a picture is taken to show, in English, as `Mountain Bike`, and how sure that is in percent. */
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
  /** What is written on things in a picture, as a number that is stamped into a frame. */
  readLettering(place: PicturePlace): Promise<TextLine[]>;
};
