import { type Style } from "#web/platform/ui/pdf/faces.ts";
import type { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { addressLayout } from "./layouts.ts";
import { mm } from "./operators.ts";
import { fillFields } from "./pages.ts";
import type { PrintedAddress, PrintedOrder, PrintOffset } from "./printed.ts";

const name: Style = { face: "strong", size: 13, ink: "text" };
const rest: Style = { face: "body", size: 13, ink: "text" };
const small: Style = { face: "body", size: 7.5, ink: "quiet" };

export const addressLines = ({ name: who, street, postalCode, city }: PrintedAddress): string[] => [
  who,
  street,
  `${postalCode} ${city}`,
];

/** Draws an address label per order, with the order number in small print. */
export const drawLabels = (sheet: Sheet, orders: readonly PrintedOrder[], offset: PrintOffset): void => {
  const { rim, width, height } = addressLayout;
  const draw = ({ address, orderNumber }: PrintedOrder, { x, y }: { x: number; y: number }): void => {
    const left = (x + rim + offset.x) * mm;
    const room = (width - 2 * rim) * mm;
    for (const [index, text] of addressLines(address).entries()) {
      const style = sheet.lettering.fit(text, room, index === 0 ? name : rest);
      sheet.lettering.draw(text, left, (y + 11 + index * 6.4 + offset.y) * mm, style);
    }
    sheet.lettering.draw(orderNumber, left, (y + height - rim + offset.y) * mm, small);
  };
  fillFields(sheet, addressLayout, { items: orders, draw });
};
