/** The sticker in millimetres, as it is drawn before it is turned or made smaller for a label. */
export const sticker = { width: 40, height: 52, radius: 4 } as const;

/** Of the sticker's width, without the white around it. */
const codeShare = 0.63;
export const codeSize = codeShare * sticker.width;
/** Where the dark cells begin. */
export const codeAt = { x: (sticker.width - codeSize) / 2, y: 11.5 } as const;

/** Cells of white that readers need around a code. */
export const quiet = 4;

/** How a sticker lies in a field: upright, or on its side where the field is lower than it is wide. */
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
