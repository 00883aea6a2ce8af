import type { PictureFault } from "./picture-check.ts";

export type PictureFailure = { fault: PictureFault } | { error: Error };

export type PictureState =
  | { state: "empty" }
  | { state: "sending"; percent: number; preview?: string }
  | { state: "kept"; preview: string }
  | { state: "failed"; failure: PictureFailure; preview?: string; file?: Blob };

/** A picture to be uploaded, and what can be done with it. */
export type Picture = PictureState & {
  choose: (file: Blob) => void;
  cancel: () => void;
  retry: () => void;
};

/** The texts for one kind of picture. */
export type PictureWords = {
  readonly name: string;
  /** Beside the name while there is none: required, or only wanted. */
  readonly need: string;
  readonly hint: string;
  /** Describes the picture to someone who does not see it. */
  readonly preview: string;
  readonly failed: string;
  /** Said once it is there, instead of the general word. */
  readonly kept?: string;
  /** Over what is said of a file that cannot be taken, and of a way that broke off. */
  readonly titles?: { readonly fault: string; readonly upload: string };
};
