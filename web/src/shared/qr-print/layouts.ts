/** An A4 sheet of equal fields, in millimetres. */
export type Layout = {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** To the first field. */
  readonly left: number;
  readonly top: number;
  /** From the beginning of one field to that of the next. */
  readonly pitchX: number;
  readonly pitchY: number;
  /** What is left free inside a field, for labels that are cut in the factory. */
  readonly rim: number;
};

/** How many, where the first begins, how large each is, and from one to the next. */
type Fields = readonly [count: number, from: number, size: number, pitch: number];

const grid = ([columns, left, width, pitchX]: Fields, [rows, top, height, pitchY]: Fields, rim: number) =>
  ({ columns, rows, width, height, left, top, pitchX, pitchY, rim }) satisfies Layout;

/** The measures that the makers print on the pack; `sheet` is the product's own, of whole stickers that are cut apart. */
export const stickerLayouts = {
  sheet: grid([4, 16, 40, 46], [5, 10.5, 52, 56], 0),
  "avery-l7159": grid([3, 7.2, 63.5, 66], [8, 12.9, 33.9, 33.9], 1),
  "avery-l7160": grid([3, 7.2, 63.5, 66], [7, 15.1, 38.1, 38.1], 1),
} as const satisfies Record<string, Layout>;
export type StickerLayout = keyof typeof stickerLayouts;

/** Avery L7163. */
export const addressLayout: Layout = grid([2, 4.65, 99.1, 101.6], [7, 15.1, 38.1, 38.1], 5);

export const perSheet = ({ columns, rows }: Layout): number => columns * rows;

/** Where the fields of a sheet begin, row by row. */
export const fieldAt = (layout: Layout, index: number): { x: number; y: number } => ({
  x: layout.left + (index % layout.columns) * layout.pitchX,
  y: layout.top + Math.floor(index / layout.columns) * layout.pitchY,
});
