import type { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { stickerLayouts, type StickerLayout } from "./layouts.ts";
import { mm } from "./operators.ts";
import { fillFields } from "./pages.ts";
import type { PrintedCode, PrintOffset, PrintSite } from "./printed.ts";
import { type DrawSticker, stickerPress } from "./sticker.ts";
import { placingIn } from "./sticker-size.ts";

export type StickerPrint = PrintSite & { readonly layout: StickerLayout; readonly offset: PrintOffset };

export const drawStickers = (sheet: Sheet, codes: readonly PrintedCode[], print: StickerPrint): void => {
  const layout = stickerLayouts[print.layout];
  const placing = placingIn(layout);
  let press: DrawSticker | undefined;
  const draw = (code: PrintedCode, { x, y }: { x: number; y: number }): void => {
    press ??= stickerPress(sheet, print.host);
    const middle = {
      x: (x + layout.width / 2 + print.offset.x) * mm,
      y: (y + layout.height / 2 + print.offset.y) * mm,
    };
    press(code, middle, placing);
  };
  fillFields(sheet, layout, { items: codes, draw });
};
