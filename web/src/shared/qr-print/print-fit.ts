import * as z from "zod";
import { readStored, writeStored } from "#web/ui/local-store.ts";
import { type StickerLayout, stickerLayouts } from "./layouts.ts";
import { noOffset, type PrintOffset } from "./printed.ts";

/** No printer is further off, in millimetres. */
const most = 10;
const Millimetres = z.number().min(-most).max(most);
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

/** The sheet and the offsets that this browser prints with. */
export const readPrintFit = (): PrintFit => {
  const { data } = Fit.safeParse(parsed(readStored(key) ?? ""));
  return data === undefined ? { layout: "sheet", offset: noOffset } : data;
};

/** To a tenth of a millimetre, and no further than any printer is off. */
const within = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(most, Math.max(-most, value)) * 10) / 10 : 0;

/** Remembered in this browser, which stands beside its printer. Answers what was kept. */
export const keepPrintFit = ({ layout, offset }: PrintFit): PrintFit => {
  const fit = { layout, offset: { x: within(offset.x), y: within(offset.y) } };
  writeStored(key, JSON.stringify(fit));
  return fit;
};
