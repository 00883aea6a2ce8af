/** An A4 sheet of equal fields, in millimetres. */
export type Layout = {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Distance from the start of one field to the next. */
  readonly pitchX: number;
  readonly pitchY: number;
  /** Margin kept free inside a field, for pre-cut labels. */
  readonly rim: number;
};

type Fields = readonly [count: number, from: number, size: number, pitch: number];

const grid = ([columns, left, width, pitchX]: Fields, [rows, top, height, pitchY]: Fields, rim: number) =>
  ({ columns, rows, width, height, left, top, pitchX, pitchY, rim }) satisfies Layout;

/** Measures from the makers' packaging; `sheet` is our own, of whole stickers to cut apart. */
export const stickerLayouts = {
  sheet: grid([4, 16, 40, 46], [5, 10.5, 52, 56], 0),
  "avery-l7159": grid([3, 7.2, 63.5, 66], [8, 12.9, 33.9, 33.9], 1),
  "avery-l7160": grid([3, 7.2, 63.5, 66], [7, 15.1, 38.1, 38.1], 1),
} as const satisfies Record<string, Layout>;
export type StickerLayout = keyof typeof stickerLayouts;

/** Avery L7163. */
export const addressLayout: Layout = grid([2, 4.65, 99.1, 101.6], [7, 15.1, 38.1, 38.1], 5);

export const perSheet = ({ columns, rows }: Layout): number => columns * rows;

/** The position of a field, counted row by row. */
export const fieldAt = (layout: Layout, index: number): { x: number; y: number } => ({
  x: layout.left + (index % layout.columns) * layout.pitchX,
  y: layout.top + Math.floor(index / layout.columns) * layout.pitchY,
});
