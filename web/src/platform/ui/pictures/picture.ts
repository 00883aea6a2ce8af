import type { PictureFault } from "./picture-check.ts";

export type PictureFailure = { fault: PictureFault } | { error: Error };

export type PictureState =
  | { state: "empty" }
  | { state: "sending"; percent: number; preview?: string }
  | { state: "kept"; preview: string }
  | { state: "failed"; failure: PictureFailure; preview?: string; file?: Blob };

export type Picture = PictureState & {
  choose: (file: Blob) => void;
  cancel: () => void;
  retry: () => void;
};

export type PictureWords = {
  readonly name: string;
  /** Beside the name while there is no picture: required or recommended. */
  readonly need: string;
  readonly hint: string;
  readonly preview: string;
  readonly failed: string;
  /** Replaces the usual text for an uploaded picture. */
  readonly kept?: string;
  readonly titles?: { readonly format: string; readonly fault: string; readonly upload: string };
};
