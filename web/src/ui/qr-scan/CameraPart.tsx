import { type ReactNode, useRef } from "react";
import { CameraRefusal } from "./CameraRefusal.tsx";
import { ScanView } from "./ScanView.tsx";
import { useScanner } from "./use-scanner.ts";

type Props = { onText: (text: string) => void; read: number };

/** The camera, or why there is no picture. */
export function CameraPart({ onText, read }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { scan, choose, startOver } = useScanner(place, onText);
  switch (scan.state) {
    case "starting":
    case "open": {
      const stream = scan.state === "open" ? scan.stream : undefined;
      return <ScanView place={place} stream={stream} onCamera={choose} read={read} />;
    }
    case "denied":
    case "none":
    case "failed":
    case "unloaded":
      return <CameraRefusal why={scan.state} onRetry={startOver} />;
  }
}
