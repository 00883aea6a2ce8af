import body from "../../../../../out/fonts/pdf-body.ttf?url";
import bodyMore from "../../../../../out/fonts/pdf-body-more.ttf?url";
import number from "../../../../../out/fonts/pdf-number.ttf?url";
import numberMore from "../../../../../out/fonts/pdf-number-more.ttf?url";
import strong from "../../../../../out/fonts/pdf-strong.ttf?url";
import strongMore from "../../../../../out/fonts/pdf-strong-more.ttf?url";
import title from "../../../../../out/fonts/pdf-title.ttf?url";
import titleMore from "../../../../../out/fonts/pdf-title-more.ttf?url";
import { fetchBytes } from "./fetch-bytes.ts";
import type { FontBytes } from "#web/platform/ui/pdf/faces.ts";

/** The fonts of PDF files, subset by the build (scripts/web/pdf-fonts.ts). */
export const fetchFonts = async (signal: AbortSignal): Promise<FontBytes> => {
  const load = (address: string) => fetchBytes(address, signal);
  const [b, bm, n, nm, s, sm, t, tm] = await Promise.all([
    load(body),
    load(bodyMore),
    load(number),
    load(numberMore),
    load(strong),
    load(strongMore),
    load(title),
    load(titleMore),
  ]);
  return {
    body: b,
    "body-more": bm,
    number: n,
    "number-more": nm,
    strong: s,
    "strong-more": sm,
    title: t,
    "title-more": tm,
  };
};
