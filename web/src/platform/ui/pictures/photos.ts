export type Photo = {
  readonly key: string;
  /** Undefined until the preview of an earlier upload has come. */
  readonly url?: string | undefined;
  /** Undefined while uploading. */
  readonly id?: string | undefined;
  readonly percent: number;
};

export type Photos = {
  readonly photos: readonly Photo[];
  readonly max: number;
  readonly fault: string | undefined;
  /** Only those that are uploaded. */
  readonly ids: string[];
  readonly busy: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  makeCover: (key: string) => void;
};
