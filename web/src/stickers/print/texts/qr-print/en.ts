import type { qrPrint as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const qrPrint = {
  titles: {
    stickers: "QR stickers",
    labels: "Address labels",
    rolls: "Roll labels",
    slips: "Order slips",
    packing: "Pick and pack",
    calibration: "Test sheet",
  },
  roll: {
    title: "Roll {{number}}",
    codes_one: "{{count}} sticker",
    codes_other: "{{count}} stickers",
  },
  slip: {
    title: "Order slip",
    stickers_one: "{{count}} sticker",
    stickers_other: "{{count}} stickers",
    more_one: "and {{count}} more",
    more_other: "and {{count}} more",
  },
  calibration: {
    title: "Printer test sheet",
    scale: "Print at 100%, without fitting to the page. The boxes should cover the labels.",
    measure: "Measure from the edge of the paper to the two long lines. Both should be 20 mm in.",
    set: "Enter the difference under Printer alignment, sideways and up and down, and print the sheet again.",
  },
} satisfies Texts<typeof sv>;
