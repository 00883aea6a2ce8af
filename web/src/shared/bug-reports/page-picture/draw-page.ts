import type { KnownWords } from "./known-words.ts";
import { paintBox, paintCovered, paintField } from "./paint-box.ts";
import { paintText } from "./paint-text.ts";
import { type Area, type Pen, isThere, penOn, within } from "./pen.ts";

/** The longer side, in pixels: enough to read what we have written ourselves. */
const longestSide = 1600;
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
  /** Another part of the page than the one that is shown: what stays in place while it is scrolled is no part of it. */
  readonly elsewhere: boolean;
};

/** What lies above the rest of its layer, to be drawn after it. */
type Raised = { readonly element: Element; readonly clip: Area; readonly height: number };

const heightOfLayer = ({ position, zIndex }: CSSStyleDeclaration): number =>
  position === "static" ? 0 : Math.max(0, Number.parseInt(zIndex, 10) || 0);

/** As far as what is in an element can be seen. */
const clipWithin = (element: Element, clip: Area, { overflowX, overflowY }: CSSStyleDeclaration): Area =>
  overflowX === "visible" && overflowY === "visible" ? clip : within(clip, element.getBoundingClientRect());

const isShown = (element: Element, { display, opacity }: CSSStyleDeclaration): boolean =>
  display !== "none" && Number.parseFloat(opacity) > 0.05 && element.checkVisibility();

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

/** Draws an element where it stands, or later where it lies above. */
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

type Wanted = {
  readonly known: KnownWords;
  readonly leaveOut: Element | null;
  /** How far below what is shown the part begins that is drawn, above it where it is negative. */
  readonly below: number;
};

/** Draws as much of the page as can be seen at once, from its boxes and our own words alone. Everything else is covered, and nothing is loaded for it. */
export const drawPage = ({ known, leaveOut, below }: Wanted): Promise<Blob> => {
  const view = { left: 0, top: below, right: innerWidth, bottom: below + innerHeight };
  const scale = Math.min(devicePixelRatio, longestSide / Math.max(innerWidth, innerHeight));
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
