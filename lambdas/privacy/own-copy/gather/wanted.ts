import type { StoredPicture } from "#lambdas/platform/pictures/stored-pictures.ts";

type Kind = "bike-photo" | "receipt" | "bug-picture";

/** A picture and its file name in the export. */
export type WantedPicture = StoredPicture<Kind> & { readonly file: string };
type WantedText = { readonly file: string; readonly text: string };

/** Files that the export holds beside its data. */
export type Wanted = {
  /** Adds a picture and returns its file name; undefined without a picture. */
  picture(kind: Kind, ownerId: string, id: string | undefined, of: string): string | undefined;
  text(file: string, text: string): string;
  readonly pictures: ReadonlyMap<string, WantedPicture>;
  readonly texts: readonly WantedText[];
};

const folders = { "bike-photo": "pictures", receipt: "receipts", "bug-picture": "bug-reports" } as const;

/** Removes characters that a file system may interpret. */
const safeName = (text: string): string => text.replaceAll(/[^0-9A-Za-z_-]/g, "");

export const openWanted = (): Wanted => {
  const pictures = new Map<string, WantedPicture>();
  const texts: WantedText[] = [];
  return {
    picture(kind, ownerId, id, of) {
      if (id === undefined) return undefined;
      const file = `${folders[kind]}/${safeName(of)}-${safeName(id)}.jpg`;
      pictures.set(file, { kind, ownerId, id, file });
      return file;
    },
    text(file, text) {
      texts.push({ file, text });
      return file;
    },
    pictures,
    texts,
  };
};
