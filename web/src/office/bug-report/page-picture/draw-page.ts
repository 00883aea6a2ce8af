import type { KnownWords } from "./known-words.ts";
import { paintBox, paintCovered, paintField } from "./paint-box.ts";
import { type Area, type Pen, bar, isThere, within, penOn } from "./pen.ts";

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

/**
 * Writes interface texts and covers all other texts with bars. The words come from our texts, never
 * from the page.
 */
const paintText = (pen: Pen, node: Text, known: KnownWords, looks: Looks): void => {
  const words = known(node.data);
  for (const [index, places] of placesOf(node).entries()) {
    const word = words?.[index];
    const [place] = places;
    if (word !== undefined && place && places.length === 1) writeWord(pen, word, place, looks);
    else for (const covered of places) bar(pen, covered, looks.clip);
  }
};

/** Pixels of the longer side; enough to read the interface texts. */
const maxSide = 1600;
const quality = 0.9;

const covered =
  "img, picture, video, audio, canvas, svg, iframe, object, embed, progress, meter, map, math, [contenteditable]";
const fields = "input, textarea, select";
const invisible = "script, style, template, noscript, datalist, option";

type Drawing = {
  readonly pen: Pen;
  readonly known: KnownWords;
  readonly view: Area;
  readonly leaveOut: Element | null;
  /** True for a part outside the window, where fixed and sticky elements do not belong. */
  readonly elsewhere: boolean;
};

/** Elements with a z-index are drawn after the rest of their layer. */
type Raised = { readonly element: Element; readonly clip: Area; readonly height: number };

const heightOfLayer = ({ position, zIndex }: CSSStyleDeclaration): number =>
  position === "static" ? 0 : Math.max(0, Number.parseInt(zIndex, 10) || 0);

const clipWithin = (element: Element, clip: Area, { overflowX, overflowY }: CSSStyleDeclaration): Area =>
  overflowX === "visible" && overflowY === "visible" ? clip : within(clip, element.getBoundingClientRect());

const isShown = (element: Element, { display, opacity }: CSSStyleDeclaration): boolean =>
  display !== "none" &&
  Number.parseFloat(opacity) > 0.05 &&
  (element.checkVisibility?.() ?? element.getClientRects().length > 0);

const paintLayer = (drawing: Drawing, root: Element, clip: Area): void => {
  const raised: Raised[] = [];
  paintTree(drawing, root, clip, raised);
  for (const { element, clip: seen } of raised.toSorted((one, other) => one.height - other.height))
    paintLayer(drawing, element, seen);
};

const paintChildren = (
  drawing: Drawing,
  element: Element,
  looks: { style: CSSStyleDeclaration; clip: Area },
  raised: Raised[],
) => {
  for (const child of element.childNodes) {
    if (child instanceof Element) place(drawing, child, looks.clip, raised);
    else if (child instanceof Text && looks.style.visibility === "visible")
      paintText(drawing.pen, child, drawing.known, looks);
  }
};

/** Draws an element now, or later if it has a z-index. */
const place = (drawing: Drawing, element: Element, clip: Area, raised: Raised[]): void => {
  if (element === drawing.leaveOut || element.matches(invisible)) return;
  const style = getComputedStyle(element);
  if (drawing.elsewhere && /fixed|sticky/.test(style.position)) return;
  const seen = style.position === "fixed" ? drawing.view : clip;
  const height = heightOfLayer(style);
  if (height > 0) raised.push({ element, clip: seen, height });
  else paintTree(drawing, element, seen, raised);
};

const paintTree = (drawing: Drawing, element: Element, clip: Area, raised: Raised[]): void => {
  const style = getComputedStyle(element);
  if (!isShown(element, style)) return;
  const { pen } = drawing;
  const visible = style.visibility === "visible";
  const isField = element.matches(fields);
  if (isField || element.matches(covered)) {
    if (visible) (isField ? paintField : paintCovered)(pen, element, clip, style);
    return;
  }
  if (visible && style.display !== "contents") paintBox(pen, element, clip, style);
  const seen = clipWithin(element, clip, style);
  if (isThere(seen)) paintChildren(drawing, element, { style, clip: seen }, raised);
};

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new TypeError("Empty picture"))),
      "image/jpeg",
      quality,
    );
  });

type DrawOptions = {
  readonly known: KnownWords;
  readonly leaveOut: Element | null;
  /** Pixels from the top of the window to the part to draw; negative above it. */
  readonly below: number;
};

/**
 * Draws one window of the page from its boxes and our own texts only. Everything else is covered, and nothing
 * is loaded.
 */
export const drawPage = ({ known, leaveOut, below }: DrawOptions): Promise<Blob> => {
  const view = { left: 0, top: below, right: innerWidth, bottom: below + innerHeight };
  const scale = Math.min(devicePixelRatio, maxSide / Math.max(innerWidth, innerHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(innerWidth * scale);
  canvas.height = Math.round(innerHeight * scale);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new TypeError("The browser cannot draw pictures");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(0, -below);
  const pen = penOn(context);
  paintLayer({ pen, known, view, leaveOut, elsewhere: below !== 0 }, document.body, view);
  return jpegOf(canvas);
};
