import { readCode } from "./barcode-detector.ts";

/** Milliseconds: at most 25 looks a second. */
const pause = 40;

/** Where people hold the code: the middle, two thirds of the shorter side. */
export const scannedRegion = (width: number, height: number) => {
  const side = Math.floor((Math.min(width, height) * 2) / 3);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
};

const look = async (video: HTMLVideoElement): Promise<string | undefined> => {
  const { x, y, side } = scannedRegion(video.videoWidth, video.videoHeight);
  if (side === 0) return undefined;
  const picture = await createImageBitmap(video, x, y, side, side);
  try {
    return await readCode(picture);
  } finally {
    picture.close();
  }
};

/** Tells every code that comes before the camera, until it is stopped or told that this was the one. */
export const watchCodes = (video: HTMLVideoElement, isIt: (text: string) => boolean): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const lookOn = async (): Promise<void> => {
    const began = performance.now();
    // A picture that cannot be read is followed by another one.
    const text = await look(video).catch(() => undefined);
    if (stopped || (text !== undefined && isIt(text))) return;
    timer = setTimeout(() => void lookOn(), Math.max(0, pause - (performance.now() - began)));
  };
  void lookOn();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
