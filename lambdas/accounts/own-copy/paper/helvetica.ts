/** How wide the letters of the two fonts are that every reader of PDFs has, in thousandths of their size: the codes 32 to 255 of Windows 1252, each as a tenth in two digits of 36. */
const widths = {
  normal:
    "0s0s0z1j1j2h1u0j0x0x131m0s0x0s0s1j1j1j1j1j1j1j1j1j1j0s0s1m1m1m1j2t1u1u20201u1p26200s1e1u1j2b20261u26201u1p201u2m1u1u1p0s0s0s1b1j0x1j1j1e1j1j0s1j1j0m0m1e0m2b1j1j1j1j0x1e0s1j1e201e1e1e0x0q0x1m1h1h1h0m1j0x2s1j1j0x2s1h0x1h1h1h1h1h0m0m0x0x0z1j2s0x2s1h0x1h1h1h1u1h0x1j1j1j1j1h1j0x21111j1m1h210x141m1h1h0x1j1h0s0x1h101j1h1h1h1p1u1u1u1u1u1u2s201u1u1u1u0s0s0s0s1h2026262626261h26202020201h1h1p1j1j1j1j1j1j2h1e1j1j1j1j0s0s0s0s1h1j1j1j1j1j1j1m1p1j1j1j1j1h1h1e",
  bold: "0s0x1b1j1j2h200o0x0x131m0s0x0s0s1j1j1j1j1j1j1j1j1j1j0x0x1m1m1m1p2p202020201u1p26200s1j201p2b20261u26201u1p201u2m1u1u1p0x0s0x1m1j0x1j1p1j1p1j0x1p1p0s0s1j0s2h1p1p1p1p131j0x1p1j261j1j1e130s131m1k1k1k0s1j1e2s1j1j0x2s1k0x1k1k1k1k1k0s0s1e1e0z1j2s0x2s1k0x1k1k1k1u1k0x1j1j1j1j1k1j0x21111j1m1k210x141m1k1k0x1p1j0s0x1k101j1k1k1k1p2020202020202s201u1u1u1u0s0s0s0s1k2026262626261k26202020201k1k1p1j1j1j1j1j1j2h1j1j1j1j1j0s0s0s0s1k1p1p1p1p1p1p1m1p1p1p1p1p1k1k1j",
} as const;

export type Weight = keyof typeof widths;

const first = 32;

/** The signs of the codes 128 to 159; the others are those of Unicode. */
const windows = Array.from(
  new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 32 }, (_, at) => 128 + at)),
);

/** The code of a sign in these fonts; undefined where they have none. */
const codeOf = (sign: string): number | undefined => {
  const point = sign.codePointAt(0) ?? 0;
  if ((point >= first && point < 127) || (point >= 160 && point < 256)) return point;
  const place = windows.indexOf(sign);
  return point > 255 && place >= 0 ? 128 + place : undefined;
};

/** What stands for a sign that they have not. */
const unknown = "?".charCodeAt(0);

/** A letter without its mark, where only that is known. */
const bare = (sign: string): number | undefined => codeOf(Array.from(sign.normalize("NFD"))[0] ?? "");

/** A text in the codes of the fonts. */
export const codesOf = (text: string): number[] =>
  Array.from(text.normalize("NFC"), (sign) => codeOf(sign) ?? bare(sign) ?? unknown);

/** In points. */
export const widthOf = (text: string, size: number, weight: Weight): number => {
  const table = widths[weight];
  const tenths = codesOf(text).map((code) =>
    Number.parseInt(table.slice(2 * (code - first), 2 * (code - first) + 2), 36),
  );
  return (tenths.reduce((sum, width) => sum + width, 0) * size) / 100;
};
