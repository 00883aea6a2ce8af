import type { KeptPicture } from "#lambdas/shared/pictures/kept-pictures.ts";

type Kind = "bike-photo" | "receipt" | "bug-picture";

/** A picture, and what it is called in the copy. */
export type WantedPicture = KeptPicture<Kind> & { readonly file: string };
type WantedText = { readonly file: string; readonly text: string };

/** The files that a copy holds beside what is told of them. */
export type Wanted = {
  /** The name under which a picture will lie; undefined where there is none. */
  picture(kind: Kind, ownerId: string, id: string | undefined, of: string): string | undefined;
  text(file: string, text: string): string;
  readonly pictures: ReadonlyMap<string, WantedPicture>;
  readonly texts: readonly WantedText[];
};

const folders = { "bike-photo": "pictures", receipt: "receipts", "bug-picture": "bug-reports" } as const;

/** Nothing that a file system could take for something else. */
const plain = (text: string): string => text.replaceAll(/[^0-9A-Za-z_-]/g, "");

export const openWanted = (): Wanted => {
  const pictures = new Map<string, WantedPicture>();
  const texts: WantedText[] = [];
  return {
    picture(kind, ownerId, id, of) {
      if (id === undefined) return undefined;
      const file = `${folders[kind]}/${plain(of)}-${plain(id)}.jpg`;
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
