import type { PictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

/** An English label such as `Mountain Bike`, with its confidence in percent. */
export type Label = { readonly name: string; readonly confidence: number };

/** Channels from 0 to 255; share of the picture in percent. */
export type PictureColour = {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly share: number;
};

export type Sight = {
  readonly labels: readonly Label[];
  /** The bicycle's colours if one was detected, otherwise the foreground's. */
  readonly colours: readonly PictureColour[];
  readonly lettering: readonly TextLine[];
};

export type Vision = {
  readReceipt(place: PictureLocation): Promise<TextLine[]>;
  lookAt(place: PictureLocation): Promise<Sight>;
  /** Reads writing on objects, such as a number stamped into a frame. */
  readLettering(place: PictureLocation): Promise<TextLine[]>;
};
