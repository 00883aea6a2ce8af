import { vi } from "vitest";

// Loaded before tests, so that none waits for the scanner's modules.
await Promise.all([import("html5-qrcode"), import("#web/stickers/scan/QrScanDialog.tsx")]);

type Camera = (wanted: MediaStreamConstraints) => Promise<MediaStream>;

const size = { configurable: true, get: () => 720 };

/** Lets videos play, which jsdom cannot. */
const giveFilms = (): void => {
  for (const name of ["videoWidth", "videoHeight", "clientWidth", "clientHeight"])
    Object.defineProperty(HTMLVideoElement.prototype, name, size);
  HTMLMediaElement.prototype.play = async function play(this: HTMLMediaElement) {
    setTimeout(() => this.dispatchEvent(new Event("playing")));
  };
  const context = { drawImage: () => undefined };
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement) {
    return { ...context, canvas: this };
  } as unknown as HTMLCanvasElement["getContext"];
};

/** A camera stream with abilities, and whether it was stopped. */
const aStream = (abilities: object) => {
  const stopped = vi.fn<() => void>();
  const applied = vi.fn(async (_: MediaTrackConstraints) => undefined);
  const track = Object.assign(new EventTarget(), {
    stop: stopped,
    applyConstraints: applied,
    getCapabilities: () => abilities,
    getSettings: () => ({ deviceId: "rear" }),
  });
  const tracks = () => [track];
  const stream = { id: "stream", getTracks: tracks, getVideoTracks: tracks, removeTrack: () => undefined };
  return { stopped, applied, track, stream: stream as unknown as MediaStream };
};

/** Adds a camera, pictures, a code reader and dialogs, which jsdom lacks. The camera sees `codes`. */
export const giveCamera = (
  camera: Camera,
  codes: () => string | undefined,
  { abilities = {}, cameras = ["rear"] }: { abilities?: object; cameras?: string[] } = {},
) => {
  giveFilms();
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      static getSupportedFormats = async () => ["qr_code"];
      detect = async () => {
        const rawValue = codes();
        const boundingBox = { width: 100, height: 100 };
        return rawValue === undefined ? [] : [{ rawValue, boundingBox, format: "qr_code" }];
      };
    },
  );
  vi.stubGlobal("createImageBitmap", async () => ({ close: () => undefined }));
  const enumerateDevices = async () => cameras.map((deviceId) => ({ kind: "videoinput", deviceId }));
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: { enumerateDevices, getUserMedia: camera },
  });
  return aStream(abilities);
};
