import type { Language } from "#contract/accounts.ts";
import { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { photoKey } from "#lambdas/shared/pictures/kept-pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** A public picture, by its path on the site. */
type Picture = { readonly path: string; readonly width: number; readonly height: number };

/** What is told of a page where a link to it is shared. */
export type Preview = {
  /** 404 where the page says that there is no such thing. */
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  /** The path that the page is known by. */
  readonly path: string;
  /** Without one the site's own picture is shown. */
  readonly photo?: Picture | undefined;
  readonly isIndexed: boolean;
};

export type PreviewContext = {
  readonly reader: Reader;
  readonly now: Date;
  readonly language: Language;
};

/** A photo with its size: without that the first who shares a link sees no picture. */
export const photoOf = async (
  { reader }: Pick<PreviewContext, "reader">,
  id: string | undefined,
): Promise<Picture | undefined> => {
  const upload = id === undefined ? undefined : await reader.get(keys.upload(id), UploadItem);
  if (upload?.width === undefined || upload.height === undefined) return undefined;
  return { path: `/${photoKey(upload.id)}`, width: upload.width, height: upload.height };
};
