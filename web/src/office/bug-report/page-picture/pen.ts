/** In CSS pixels of the page. */
export type Area = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

export const widthOf = ({ left, right }: Area): number => right - left;
export const heightOf = ({ top, bottom }: Area): number => bottom - top;
export const isThere = (area: Area): boolean => widthOf(area) > 0 && heightOf(area) > 0;

export const within = (one: Area, other: Area): Area => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

type Fill = { readonly colour: string; readonly radius?: number };

/** Never draws beyond `clip`. */
export type Pen = {
  readonly context: CanvasRenderingContext2D;
  cover(area: Area, clip: Area, fill: Fill): void;
};

/** Covers personal data, in light and dark mode alike. */
export const blot = "rgb(128 140 134 / 55%)";

export const bar = (pen: Pen, { left, top, right, bottom }: Area, clip: Area): void => {
  const inset = (bottom - top) * 0.18;
  pen.cover({ left, right, top: top + inset, bottom: bottom - inset }, clip, { colour: blot, radius: 3 });
};

export const penOn = (context: CanvasRenderingContext2D): Pen => ({
  context,
  cover(area, clip, { colour, radius = 0 }) {
    const shown = within(area, clip);
    if (!isThere(shown)) return;
    context.save();
    context.beginPath();
    context.rect(shown.left, shown.top, widthOf(shown), heightOf(shown));
    context.clip();
    context.beginPath();
    const [width, height] = [widthOf(area), heightOf(area)];
    context.roundRect(area.left, area.top, width, height, Math.min(radius, width / 2, height / 2));
    context.fillStyle = colour;
    context.fill();
    context.restore();
  },
});
