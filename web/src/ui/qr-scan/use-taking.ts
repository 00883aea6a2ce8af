import { useRef, useState } from "react";
import { parseCode } from "./parse-code.ts";

export type Taking = {
  onFrameNumber: (frameNumber: string) => void;
  /** Where it is missing, a sticker is said to hold no frame number. */
  onSticker?: ((uid: string) => void) | undefined;
  /** Takes one number after the other. */
  many?: boolean;
};

/** What the person is told of the code that was read last. */
export type Remark =
  | { readonly about: "foreign" | "sticker" }
  | { readonly about: "added" | "already"; readonly frameNumber: string; readonly count: number };

/** Hands on what is scanned or typed, and closes once nothing more is wanted. */
export const useTaking = ({ onFrameNumber, onSticker, many = false }: Taking, onClose: () => void) => {
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
  /** A code is seen many times a second as long as it is held there. */
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
