import { useRef, useState } from "react";
import { parseCode } from "./parse-code.ts";

export type ScanHandlers = {
  onFrameNumber: (frameNumber: string) => void;
  /** Without it, stickers are refused because they contain no frame number. */
  onSticker?: ((uid: string) => void) | undefined;
  /** Keeps the dialog open to collect several numbers. */
  many?: boolean;
};

export type Remark =
  | { readonly about: "foreign" | "sticker" }
  | { readonly about: "added" | "already"; readonly frameNumber: string; readonly count: number };

export const useScannedCodes = (
  { onFrameNumber, onSticker, many = false }: ScanHandlers,
  onClose: () => void,
) => {
  const [remark, setRemark] = useState<Remark>();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const lastSeen = useRef<string>(undefined);
  const close = (tell: () => void): void => {
    onClose();
    tell();
  };
  const add = (frameNumber: string): void => {
    const known = taken.includes(frameNumber);
    const next = known ? taken : [...taken, frameNumber];
    setTaken(next);
    setRemark({ about: known ? "already" : "added", frameNumber, count: next.length });
    if (!known) onFrameNumber(frameNumber);
  };
  const take = (text: string): boolean => {
    const code = parseCode(text, location.host);
    if (code === undefined) return false;
    if (code.kind === "frame-number") {
      const { frameNumber } = code;
      if (many) add(frameNumber);
      else close(() => onFrameNumber(frameNumber));
    } else if (onSticker === undefined) setRemark({ about: "sticker" });
    else close(() => onSticker(code.uid));
    return true;
  };
  /** Ignores repeats: the camera reports the same code many times a second. */
  const takeSeen = (text: string): void => {
    if (text === lastSeen.current) return;
    lastSeen.current = text;
    if (!take(text)) setRemark({ about: "foreign" });
  };
  const takeRead = (text: string): void => {
    if (!take(text)) setRemark({ about: "foreign" });
  };
  return { remark, read: taken.length, take, takeSeen, takeRead };
};
