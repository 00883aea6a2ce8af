import type { Html5QrcodeCameraScanConfig } from "html5-qrcode";
import { closeCamera } from "../pictures/camera.ts";
import { prepareReader } from "./code-reader.ts";

/** `denied`: the person, or a setting, said no. `none`: there is no camera. `failed`: for instance because another app has it. `unloaded`: the scanner could not be fetched. */
export type ScannerFailure = "denied" | "none" | "failed" | "unloaded";

export type OpenScanner = { readonly stream: MediaStream; close: () => Promise<void> };

type Wanted = {
  /** An empty element of the page, with an id. */
  readonly place: HTMLElement;
  /** Undefined for the one at the back. */
  readonly deviceId: string | undefined;
  readonly onText: (text: string) => void;
};

const looksPerSecond = 25;
/** The library takes no smaller ones. */
const smallestRegion = 50;

/** Where people hold the code: the middle, two thirds of the shorter side. */
export const scannedRegion = (width: number, height: number): { width: number; height: number } => {
  const side = Math.max(smallestRegion, Math.floor((Math.min(width, height) * 2) / 3));
  return { width: side, height: side };
};

const configFor = (deviceId: string | undefined): Html5QrcodeCameraScanConfig => ({
  fps: looksPerSecond,
  qrbox: scannedRegion,
  // Each picture would be read twice.
  disableFlip: true,
  videoConstraints: {
    ...(deviceId === undefined ? { facingMode: "environment" } : { deviceId: { exact: deviceId } }),
    width: { ideal: 1280 },
    height: { ideal: 720 },
  },
});

/** The library tells what went wrong as a text with the name of the error in it. */
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

/** Shows what the camera sees and tells every code in it, until it is closed. */
export const openScanner = async (wanted: Wanted): Promise<OpenScanner | ScannerFailure> => {
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
      // It breaks off where no picture has come yet. The camera is dark already.
    }
  };
  return { stream, close };
};
