export type Size = { readonly width: number; readonly height: number };

/** A part of a picture, in its pixels. */
export type Region = Size & { readonly x: number; readonly y: number };

type Box = Size & { readonly left: number; readonly top: number };

/** The part of a video behind a frame. The video covers its box and is centred in it. */
export const regionInFrame = (video: Size, shown: Box, frame: Box): Region => {
  const scale = Math.max(shown.width / video.width, shown.height / video.height);
  const [outsideX, outsideY] = [
    (video.width * scale - shown.width) / 2,
    (video.height * scale - shown.height) / 2,
  ];
  return {
    x: Math.round((frame.left - shown.left + outsideX) / scale),
    y: Math.round((frame.top - shown.top + outsideY) / scale),
    width: Math.round(frame.width / scale),
    height: Math.round(frame.height / scale),
  };
};

/** `zoom` is at least 1; `x` and `y` from 0 to 1 say which part is shown. */
export type Aim = { readonly zoom: number; readonly x: number; readonly y: number };

export const regionOf = (picture: Size, { zoom, x, y }: Aim): Region => {
  const [width, height] = [Math.round(picture.width / zoom), Math.round(picture.height / zoom)];
  return {
    x: Math.round(x * (picture.width - width)),
    y: Math.round(y * (picture.height - height)),
    width,
    height,
  };
};

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Moves the shown part with a finger, in shares of the view. */
export const dragged = (aim: Aim, across: number, down: number): Aim => {
  const room = aim.zoom - 1;
  if (room <= 0) return aim;
  return { ...aim, x: within(aim.x - across / room), y: within(aim.y - down / room) };
};
