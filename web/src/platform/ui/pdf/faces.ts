/** Font files of each face: the second has the glyphs that the first lacks. */
export const faces = {
  body: ["body", "body-more"],
  strong: ["strong", "strong-more"],
  title: ["title", "title-more"],
  number: ["number", "number-more"],
} as const;
type Face = keyof typeof faces;
export type FontFile = (typeof faces)[Face][number];
export type FontBytes = Readonly<Record<FontFile, Uint8Array>>;

/** The same colours as on the screen. */
export const inks = {
  text: "#10201b",
  quiet: "#47564f",
  line: "#d9d2c3",
  primary: "#0c5443",
  soft: "#eef6f2",
  sun: "#ffc629",
  sunSoft: "#fff4d1",
  stolen: "#b8251b",
  stolenSoft: "#fdeeec",
  white: "#ffffff",
  black: "#000000",
} as const;
export type Ink = keyof typeof inks;

/** `size` is in points. */
export type Style = { readonly face: Face; readonly size: number; readonly ink: Ink };

const style = (face: Face, size: number, ink: Ink): Style => ({ face, size, ink });

export const styles = {
  title: style("title", 28, "text"),
  heading: style("title", 15, "text"),
  name: style("title", 21, "text"),
  body: style("body", 10.5, "text"),
  strong: style("strong", 10.5, "text"),
  quiet: style("body", 9, "quiet"),
  label: style("body", 9.5, "quiet"),
} as const;
