import { vi } from "vitest";

type Camera = () => Promise<MediaStream>;

/** What jsdom lacks: a camera, pictures of it, a reader of codes, and dialogs. `codes` are what comes before the camera. */
export const giveCamera = (camera: Camera, codes: () => string | undefined) => {
  const stopped = vi.fn<() => void>();
  vi.stubGlobal(
    "BarcodeDetector",
    class {
      static getSupportedFormats = async () => ["qr_code"];
      detect = async () => {
        const rawValue = codes();
        return rawValue === undefined ? [] : [{ rawValue }];
      };
    },
  );
  vi.stubGlobal("createImageBitmap", async () => ({ close: () => undefined }));
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: { enumerateDevices: async () => [{ kind: "videoinput" }], getUserMedia: camera },
  });
  const size = { configurable: true, get: () => 720 };
  Object.defineProperty(HTMLVideoElement.prototype, "videoWidth", size);
  Object.defineProperty(HTMLVideoElement.prototype, "videoHeight", size);
  return { stopped, stream: { getTracks: () => [{ stop: stopped }] } as unknown as MediaStream };
};

/** jsdom knows dialogs, but not how to open them. */
export const giveDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
};
