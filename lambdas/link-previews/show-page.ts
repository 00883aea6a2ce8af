import type { Language } from "#contract/accounts.ts";
import { pageWithTags } from "./page-with-tags.ts";
import { previewOfAd } from "./preview-of-ad.ts";
import { previewOfCode } from "./preview-of-code.ts";
import { previewOfStolenBike } from "./preview-of-stolen-bike.ts";
import type { Preview, PreviewContext } from "./preview.ts";
import type { System } from "#lambdas/system.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** By how the addresses begin: what a page of each is told of by. */
const previews: Readonly<Record<string, (context: PreviewContext, id: string) => Promise<Preview>>> = {
  "bike-ads": previewOfAd,
  qr: previewOfCode,
  stolen: previewOfStolenBike,
};

type Context = {
  readonly reader: Reader;
  readonly system: Pick<System, "now">;
  readonly origin: string;
  readonly appPage: () => Promise<string>;
};

/** The page for an address of the site: that of the app, with what a shared link to it shows. Without an address that has a preview it is the app's page as it is. */
export const showPage = async (
  { reader, system, origin, appPage }: Context,
  address: string,
  language: Language,
): Promise<{ status: 200 | 404; html: string }> => {
  const [, root = "", id = ""] = address.split("/");
  const previewOf = previews[root];
  const [page, preview] = await Promise.all([
    appPage(),
    previewOf?.({ reader, now: system.now(), language }, id),
  ]);
  if (!preview) return { status: 200, html: page };
  return { status: preview.status, html: pageWithTags(page, preview, { language, origin }) };
};
