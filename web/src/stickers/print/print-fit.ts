import * as z from "zod";
import { readStored, writeStored } from "#web/platform/ui/local-store.ts";
import { type StickerLayout, stickerLayouts } from "./layouts.ts";
import { noOffset, type PrintOffset } from "./printed.ts";

/** Far above any printer's offset, in millimetres. */
const maxOffset = 10;
const Millimetres = z.number().min(-maxOffset).max(maxOffset);
const Fit = z.object({
  layout: z.string().refine((name): name is StickerLayout => Object.hasOwn(stickerLayouts, name)),
  offset: z.object({ x: Millimetres, y: Millimetres }),
});
export type PrintFit = { readonly layout: StickerLayout; readonly offset: PrintOffset };

const key = "print-fit";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readPrintFit = (): PrintFit => {
  const { data } = Fit.safeParse(parsed(readStored(key) ?? ""));
  return data === undefined ? { layout: "sheet", offset: noOffset } : data;
};

/** Rounds to a tenth of a millimetre, within the limit. */
const within = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(maxOffset, Math.max(-maxOffset, value)) * 10) / 10 : 0;

/** Stores the fit in this browser, which belongs to one printer. Returns the stored values. */
export const keepPrintFit = ({ layout, offset }: PrintFit): PrintFit => {
  const fit = { layout, offset: { x: within(offset.x), y: within(offset.y) } };
  writeStored(key, JSON.stringify(fit));
  return fit;
};
