/** Each sign as one to three strokes in a box 60 wide and 100 high, as dies and dot markers draw them. */
const strokes: Readonly<Record<string, string>> = {
  A: "M0 100L30 0L60 100M11 64H49",
  B: "M4 0V100M4 0H34C64 0 64 47 34 47H4M34 47C68 47 68 100 34 100H4",
  C: "M59 20C50 -6 2 -8 2 50C2 108 50 106 59 80",
  D: "M4 0V100M4 0H24C72 0 72 100 24 100H4",
  E: "M58 0H4V100H58M4 48H48",
  F: "M58 0H4V100M4 48H48",
  G: "M58 20C48 -8 2 -8 2 50C2 108 58 108 58 56H34",
  H: "M4 0V100M56 0V100M4 48H56",
  J: "M50 0V68C50 110 4 110 4 70",
  K: "M4 0V100M56 0L4 56M20 42L58 100",
  L: "M6 0V100H56",
  M: "M2 100V0L30 62L58 0V100",
  N: "M4 100V0L56 100V0",
  P: "M4 100V0H34C66 0 66 54 34 54H4",
  R: "M4 100V0H34C66 0 66 52 34 52H4M32 52L58 100",
  S: "M56 16C46 -6 4 -6 4 24C4 52 58 46 58 76C58 108 8 106 2 82",
  T: "M0 0H60M30 0V100",
  U: "M4 0V64C4 112 56 112 56 64V0",
  V: "M0 0L30 100L60 0",
  W: "M0 0L15 100L30 34L45 100L60 0",
  X: "M2 0L58 100M58 0L2 100",
  Y: "M0 0L30 48L60 0M30 48V100",
  Z: "M2 0H58L2 100H58",
  0: "M30 0C-6 0 -6 100 30 100C66 100 66 0 30 0Z",
  1: "M12 20L34 0V100",
  2: "M4 24C6 -8 56 -8 56 26C56 52 10 70 2 100H58",
  3: "M4 14C18 -8 56 -4 54 24C54 46 34 46 22 46C38 46 58 48 58 72C58 106 12 108 2 84",
  4: "M44 100V0L2 68H60",
  5: "M54 0H10L6 44C24 30 58 34 58 66C58 106 12 108 2 84",
  6: "M54 10C34 -10 2 10 2 60C2 114 58 112 58 68C58 30 8 32 2 64",
  7: "M2 0H58L22 100",
  8: "M30 0C-6 0 0 46 30 46C60 46 66 0 30 0ZM30 46C-10 46 -8 100 30 100C68 100 70 46 30 46Z",
  9: "M58 38C58 -14 2 -12 2 32C2 70 52 68 58 36C58 90 26 110 6 90",
};

const pitch = 92;

/** Draws a number in lines, with its width in the same units. */
export const drawStrokes = (text: string): { readonly marks: string; readonly width: number } => {
  const marks = Array.from(text, (sign, place) => {
    const path = strokes[sign];
    return path === undefined ? "" : `<path transform="translate(${place * pitch})" d="${path}"/>`;
  });
  return { marks: marks.join(""), width: text.length * pitch - (pitch - 60) };
};
