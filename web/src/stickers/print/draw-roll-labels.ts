import i18next from "i18next";
import { type Style } from "#web/platform/ui/pdf/faces.ts";
import { product } from "#web/platform/ui/pdf/letterhead.ts";
import { qrCode } from "#web/platform/ui/pdf/parts.ts";
import type { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { addressLayout } from "./layouts.ts";
import { mm } from "./operators.ts";
import { fillFields } from "./pages.ts";
import type { PrintedRoll, PrintOffset, PrintSite } from "./printed.ts";

const brand: Style = { face: "strong", size: 9, ink: "primary" };
const title: Style = { face: "title", size: 17, ink: "text" };
const rest: Style = { face: "body", size: 10.5, ink: "text" };
const codeSide = 30;

/** The address opens the roll for an administrator, and the registration for anyone else. */
const rollAddress = (host: string, id: string): string =>
  `https://${host}/qr-roll?${new URLSearchParams({ type: "roll", id }).toString()}`;

export const drawRollLabels = (
  sheet: Sheet,
  rolls: readonly PrintedRoll[],
  { host, offset }: PrintSite & { readonly offset: PrintOffset },
): void => {
  const { rim, width, height } = addressLayout;
  const draw = ({ id, number, owner, count, made }: PrintedRoll, at: { x: number; y: number }): void => {
    const [left, top] = [at.x + rim + offset.x, at.y + offset.y];
    const room = (width - 2 * rim - codeSide - 3) * mm;
    const write = (text: string, y: number, style: Style): void =>
      sheet.lettering.draw(text, left * mm, (top + y) * mm, sheet.lettering.fit(text, room, style));
    write(product, 8.5, brand);
    write(
      i18next.t(($) => $.qrPrint.roll.title, { number }),
      16.5,
      title,
    );
    write(owner, 23, rest);
    write(
      i18next.t(($) => $.qrPrint.roll.codes, { count }),
      28.5,
      rest,
    );
    write(made, height - rim + 1, rest);
    sheet.left = (left + width - 2 * rim - codeSide) * mm;
    sheet.y = (top + (height - codeSide) / 2) * mm;
    qrCode(sheet, rollAddress(host, id), codeSide * mm);
  };
  fillFields(sheet, addressLayout, { items: rolls, draw });
};
