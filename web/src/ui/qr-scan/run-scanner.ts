import { fitVideo } from "./fit-video.ts";
import { inTurn } from "./in-turn.ts";
import { type OpenScanner, openScanner, type ScannerFailure } from "./open-scanner.ts";

export type Scan =
  | { readonly state: "starting" | ScannerFailure }
  | { readonly state: "open"; readonly stream: MediaStream };

type Wanted = {
  readonly place: HTMLElement;
  readonly deviceId: string | undefined;
  readonly onText: (text: string) => void;
  readonly onScan: (scan: Scan) => void;
  /** The library goes on reading where the middle of the picture was. */
  readonly onTurned: () => void;
};

const closeLater = (opening: Promise<OpenScanner | ScannerFailure>): Promise<void> =>
  inTurn(async () => {
    const opened = await opening;
    if (typeof opened !== "string") await opened.close();
  });

/** Scans from now on, and tells how that goes, until it is stopped. */
export const runScanner = ({ place, deviceId, onText, onScan, onTurned }: Wanted): (() => void) => {
  let stopped = false;
  let unfit = (): void => undefined;
  const tell = (scan: Scan): void => {
    if (!stopped) onScan(scan);
  };
  const opening = inTurn(async () => (stopped ? "failed" : openScanner({ place, deviceId, onText })));
  const show = async (): Promise<void> => {
    const opened = await opening;
    if (stopped) return;
    if (typeof opened === "string") return tell({ state: opened });
    const { stream } = opened;
    unfit = fitVideo(place, onTurned);
    const [track] = stream.getVideoTracks();
    track?.addEventListener("ended", () => tell({ state: "failed" }), { once: true });
    tell({ state: "open", stream });
  };
  void show();
  return () => {
    stopped = true;
    unfit();
    void closeLater(opening);
  };
};
