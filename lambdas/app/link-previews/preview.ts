import type { Language } from "#contract/people/accounts.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { photoKey } from "#lambdas/platform/pictures/stored-pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

/** `path` is relative to the site. */
type Picture = { readonly path: string; readonly width: number; readonly height: number };

export type Preview = {
  /** 404 for an unknown id. */
  readonly status: 200 | 404;
  readonly title: string;
  readonly description: string;
  /** The canonical path. */
  readonly path: string;
  /** Without it the site's picture is used. */
  readonly photo?: Picture | undefined;
  readonly isIndexed: boolean;
};

export type PreviewContext = {
  readonly reader: Reader;
  readonly now: Date;
  readonly language: Language;
};

/** Undefined if the photo has no known size: crawlers would then skip it on the first share. */
export const photoOf = async (
  { reader }: Pick<PreviewContext, "reader">,
  id: string | undefined,
): Promise<Picture | undefined> => {
  const upload = id === undefined ? undefined : await reader.get(keys.upload(id), UploadItem);
  if (upload?.width === undefined || upload.height === undefined) return undefined;
  return { path: `/${photoKey(upload.id)}`, width: upload.width, height: upload.height };
};
