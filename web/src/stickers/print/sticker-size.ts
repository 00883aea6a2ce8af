/** Size of the sticker in millimetres, before it is turned or scaled for a label. */
export const sticker = { width: 40, height: 52, radius: 4 } as const;

/** The code's share of the sticker's width, without its white margin. */
const codeShare = 0.63;
export const codeSize = codeShare * sticker.width;
/** The top left of the dark cells. */
export const codeAt = { x: (sticker.width - codeSize) / 2, y: 11.5 } as const;

/** The white margin that readers need around a code, in cells. */
export const quiet = 4;

/** A sticker is turned if its field is wider than high. */
export type Placing = { readonly scale: number; readonly turned: boolean };

export const placingIn = ({
  width,
  height,
  rim,
}: {
  width: number;
  height: number;
  rim: number;
}): Placing => {
  const turned = width > height;
  const [across, along] = turned ? [height, width] : [width, height];
  const scale = Math.min(1, (across - 2 * rim) / sticker.width, (along - 2 * rim) / sticker.height);
  return { scale, turned };
};
