import type { Html5QrcodeCameraScanConfig } from "html5-qrcode";
import { closeCamera } from "#web/platform/ui/pictures/camera.ts";
import { prepareReader } from "./code-reader.ts";

/** `denied`: by the user or a setting. `none`: no camera. `failed`: for example, used by another app. `unloaded`: the library could not be loaded. */
export type ScannerFailure = "denied" | "none" | "failed" | "unloaded";

export type OpenScanner = { readonly stream: MediaStream; close: () => Promise<void> };

type ScannerOptions = {
  /** An empty element with an id. */
  readonly place: HTMLElement;
  /** Undefined for the rear camera. */
  readonly deviceId: string | undefined;
  readonly onText: (text: string) => void;
};

const framesPerSecond = 25;
/** The library's minimum, in pixels. */
const minRegion = 50;

/** The region to read: the middle two thirds of the shorter side, where people hold the code. */
export const scannedRegion = (width: number, height: number): { width: number; height: number } => {
  const side = Math.max(minRegion, Math.floor((Math.min(width, height) * 2) / 3));
  return { width: side, height: side };
};

const configFor = (deviceId: string | undefined): Html5QrcodeCameraScanConfig => ({
  fps: framesPerSecond,
  qrbox: scannedRegion,
  // Avoids reading every frame twice.
  disableFlip: true,
  videoConstraints: {
    ...(deviceId === undefined ? { facingMode: "environment" } : { deviceId: { exact: deviceId } }),
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
});

/** The library reports errors as texts that contain the error's name. */
const failureOf = (error: unknown): ScannerFailure => {
  const text = String(error);
  if (/NotAllowedError|SecurityError/.test(text)) return "denied";
  return /NotFoundError|not supported/.test(text) ? "none" : "failed";
};

const load = async () => {
  const [library] = await Promise.all([import("html5-qrcode"), prepareReader()]);
  return library;
};

const streamIn = (place: HTMLElement): MediaStream | undefined => {
  const { srcObject } = place.querySelector("video") ?? { srcObject: null };
  return srcObject !== null && "getTracks" in srcObject ? srcObject : undefined;
};

/** Shows the camera and reports every code until closed. */
export const openScanner = async (wanted: ScannerOptions): Promise<OpenScanner | ScannerFailure> => {
  const { place, deviceId, onText } = wanted;
  const library = await load().catch(() => undefined);
  if (library === undefined) return "unloaded";
  const scanner = new library.Html5Qrcode(place.id, {
    formatsToSupport: [library.Html5QrcodeSupportedFormats.QR_CODE],
    useBarCodeDetectorIfSupported: true,
    verbose: false,
  });
  try {
    await scanner.start({ facingMode: "environment" }, configFor(deviceId), onText, undefined);
  } catch (error) {
    return failureOf(error);
  }
  const stream = streamIn(place);
  if (stream === undefined) return "failed";
  const close = async (): Promise<void> => {
    closeCamera(stream);
    try {
      await scanner.stop();
    } catch {
      // Throws before the first frame; the camera is off already.
    }
  };
  return { stream, close };
};
