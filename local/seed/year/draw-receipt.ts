import type { MadeBike } from "./made-bike.ts";

const escaped = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => (sign === "&" ? "&amp;" : sign === "<" ? "&lt;" : "&gt;"));

/** Draws the thermal receipt of a bike shop as SVG, without the name of a buyer. */
export const drawReceipt = ({ typed, price, details: { brand, model } }: MadeBike, day: string): string => {
  const kronor = `${price.toLocaleString("sv-SE")},00`;
  const lines = [
    "CYKELBODEN I VADSTENA",
    "Storgatan 2, 592 30 Vadstena",
    "Org.nr 559000-1235",
    "",
    `Datum ${day}`,
    "",
    `${brand} ${model}`,
    `Ramnr ${typed}`,
    `1 st                ${kronor}`,
    "",
    `ATT BETALA SEK      ${kronor}`,
    `Varav moms 25 %     ${(price / 5).toLocaleString("sv-SE")},00`,
    "",
    "Tack och välkommen åter!",
  ];
  const text = lines
    .map((line, place) => `<text x="30" y="${60 + place * 34}" xml:space="preserve">${escaped(line)}</text>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="580" font-family="DejaVu Sans Mono, monospace" font-size="20">
    <rect width="480" height="580" fill="#f4f2ec"/><g fill="#33343a">${text}</g></svg>`;
};
