import * as z from "zod";

/** Prefers the rear camera at its highest resolution. */
const constraints: MediaStreamConstraints = {
  video: { facingMode: "environment", width: { ideal: 3840 }, height: { ideal: 2160 } },
  audio: false,
};
const jpegQuality = 0.95;

export const openCamera = (): Promise<MediaStream> => navigator.mediaDevices.getUserMedia(constraints);

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

// TypeScript does not know torch and focus yet, so capabilities are parsed.
const Abilities = z.object({ torch: z.boolean().optional(), focusMode: z.array(z.string()).optional() });

const abilitiesOf = (stream: MediaStream): z.infer<typeof Abilities> => {
  const [track] = stream.getVideoTracks();
  return Abilities.safeParse(track?.getCapabilities?.()).data ?? {};
};

export const hasTorch = (stream: MediaStream): boolean => abilitiesOf(stream).torch === true;

export const canFocus = (stream: MediaStream): boolean =>
  abilitiesOf(stream).focusMode?.includes("single-shot") === true;

/** Cameras ignore settings they do not know. */
const apply = async (stream: MediaStream, settings: object): Promise<void> => {
  const [track] = stream.getVideoTracks();
  await track?.applyConstraints({ advanced: [settings] });
};

export const setTorch = (stream: MediaStream, torch: boolean): Promise<void> => apply(stream, { torch });

/** Focuses on a point; x and y from 0 to 1, from the upper left. */
export const focusOn = (stream: MediaStream, x: number, y: number): Promise<void> =>
  apply(stream, { pointsOfInterest: [{ x, y }], focusMode: "single-shot" });

export const takePicture = (video: HTMLVideoElement): Promise<Blob> => {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new TypeError("Empty picture"))),
      "image/jpeg",
      jpegQuality,
    );
  });
};
