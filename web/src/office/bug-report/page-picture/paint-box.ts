import { type Area, type Pen, bar, blot, heightOf, widthOf } from "./pen.ts";

const sides = ["Top", "Right", "Bottom", "Left"] as const;

const edge = (side: (typeof sides)[number], { left, top, right, bottom }: Area, width: number): Area => ({
  left: side === "Right" ? right - width : left,
  top: side === "Bottom" ? bottom - width : top,
  right: side === "Left" ? left + width : right,
  bottom: side === "Top" ? top + width : bottom,
});

const radiusOf = ({ borderTopLeftRadius }: CSSStyleDeclaration, box: Area): number => {
  const length = Number.parseFloat(borderTopLeftRadius) || 0;
  return borderTopLeftRadius.includes("%") ? (length / 100) * widthOf(box) : length;
};

/** Four equal borders are drawn as one rounded frame. */
const isFramed = (style: CSSStyleDeclaration): boolean =>
  sides.every(
    (side) =>
      style[`border${side}Width`] === style.borderTopWidth &&
      style[`border${side}Color`] === style.borderTopColor,
  );

const isClear = (colour: string): boolean => colour === "transparent" || /[,/] ?0\)$/.test(colour);

const drawFrame = (pen: Pen, box: Area, clip: Area, style: CSSStyleDeclaration): void => {
  const width = Number.parseFloat(style.borderTopWidth);
  if (isClear(style.borderTopColor)) return;
  const { context } = pen;
  context.save();
  context.beginPath();
  context.rect(clip.left, clip.top, widthOf(clip), heightOf(clip));
  context.clip();
  context.beginPath();
  const [left, top, half] = [box.left + width / 2, box.top + width / 2, widthOf(box) / 2];
  const radius = Math.min(radiusOf(style, box), half, heightOf(box) / 2);
  context.roundRect(left, top, widthOf(box) - width, heightOf(box) - width, radius);
  context.strokeStyle = style.borderTopColor;
  context.lineWidth = width;
  context.stroke();
  context.restore();
};

const drawBorders = (pen: Pen, box: Area, clip: Area, style: CSSStyleDeclaration): void => {
  const drawn = sides.filter(
    (side) => style[`border${side}Style`] !== "none" && Number.parseFloat(style[`border${side}Width`]) > 0,
  );
  if (drawn.length === sides.length && isFramed(style)) return drawFrame(pen, box, clip, style);
  for (const side of drawn) {
    const width = Number.parseFloat(style[`border${side}Width`]);
    const colour = style[`border${side}Color`];
    if (!isClear(colour)) pen.cover(edge(side, box, width), clip, { colour });
  }
};

/** A blur makes everything behind it unreadable, so it is drawn opaque. */
const drawSurface = (pen: Pen, box: Area, clip: Area, style: CSSStyleDeclaration): void => {
  const radius = radiusOf(style, box);
  if (style.getPropertyValue("backdrop-filter").includes("blur"))
    pen.cover(box, clip, { colour: getComputedStyle(document.body).backgroundColor, radius });
  if (!isClear(style.backgroundColor)) pen.cover(box, clip, { colour: style.backgroundColor, radius });
};

/** The `::before` covers the whole element, as the surface of a bar. */
const isSurface = ({ content, position, top, right, bottom, left }: CSSStyleDeclaration): boolean =>
  content !== "none" &&
  position === "absolute" &&
  [top, right, bottom, left].every((inset) => inset === "0px");

/**
 * Draws background and borders from the style sheets. Blots out background images and skips
 * elements with inline styles, because both may depend on personal data.
 */
export const paintBox = (pen: Pen, element: Element, clip: Area, style: CSSStyleDeclaration): void => {
  if (element.hasAttribute("style")) return;
  const box = element.getBoundingClientRect();
  drawSurface(pen, box, clip, style);
  if (style.backgroundImage !== "none") pen.cover(box, clip, { colour: blot, radius: radiusOf(style, box) });
  const before = getComputedStyle(element, "::before");
  if (style.position !== "static" && isSurface(before)) drawSurface(pen, box, clip, before);
  drawBorders(pen, box, clip, style);
};

export const paintCovered = (pen: Pen, element: Element, clip: Area, style: CSSStyleDeclaration): void => {
  const box = element.getBoundingClientRect();
  pen.cover(box, clip, { colour: blot, radius: Math.max(4, radiusOf(style, box)) });
};

const wordless = new Set(["checkbox", "radio", "range", "color"]);

/** Draws a field without its content. */
export const paintField = (pen: Pen, element: Element, clip: Area, style: CSSStyleDeclaration): void => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = { left, top, right, bottom };
  if (!isClear(style.backgroundColor))
    pen.cover(box, clip, { colour: style.backgroundColor, radius: radiusOf(style, box) });
  drawBorders(pen, box, clip, style);
  if (element instanceof HTMLInputElement && wordless.has(element.type)) return;
  const line = Math.min(20, heightOf(box) * 0.6);
  const from = top + Math.min(14, (heightOf(box) - line) / 2);
  const inner = { left: left + 12, top: from, right: left + widthOf(box) * 0.6, bottom: from + line };
  bar(pen, inner, clip);
};
