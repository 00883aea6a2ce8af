import type { KnownWords } from "./known-words.ts";
import { type Area, type Pen, bar, isThere, within } from "./pen.ts";

/** Where the words of a text stand, in their order. */
const placesOf = (node: Text): DOMRectList[] => {
  const range = document.createRange();
  return [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return range.getClientRects();
  });
};

const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;

const cased = (word: string, { textTransform }: CSSStyleDeclaration): string =>
  textTransform === "uppercase" ? word.toUpperCase() : word;

type Looks = { readonly style: CSSStyleDeclaration; readonly clip: Area };

const writeWord = ({ context }: Pen, word: string, place: DOMRect, { style, clip }: Looks): void => {
  if (!isThere(within(place, clip))) return;
  context.save();
  context.beginPath();
  context.rect(clip.left, clip.top, clip.right - clip.left, clip.bottom - clip.top);
  context.clip();
  context.font = fontOf(style);
  context.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
  context.fillStyle = style.color;
  const text = cased(word, style);
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(text);
  context.fillText(text, place.left, place.top + (place.height - up - down) / 2 + up);
  context.restore();
};

/** Writes a text of ours, and lays bars where any other stands. What is written comes from our texts, never from the page. */
export const paintText = (pen: Pen, node: Text, known: KnownWords, looks: Looks): void => {
  const words = known(node.data);
  for (const [index, places] of placesOf(node).entries()) {
    const word = words?.[index];
    const [place] = places;
    if (word !== undefined && place && places.length === 1) writeWord(pen, word, place, looks);
    else for (const covered of places) bar(pen, covered, looks.clip);
  }
};
