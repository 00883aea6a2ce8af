import { type ReactNode, useRef } from "react";
import { CameraPart } from "#web/stickers/scan/CameraPart.tsx";
import "#web/stickers/scan/qr-scan.css";

/** Milliseconds out of sight before the same code counts again. */
const repeatDelay = 2000;

/** The camera for those without a scanner. It stays open between letters. */
export function DeskCamera({ onText }: { onText: (text: string) => void }): ReactNode {
  const last = useRef({ text: "", at: -Infinity });
  const take = (text: string): void => {
    const at = performance.now();
    const held = last.current.text === text && at - last.current.at < repeatDelay;
    last.current = { text, at };
    if (held) return;
    onText(text);
  };
  return (
    <div className="deskcamera">
      <CameraPart onText={take} read={0} />
    </div>
  );
}
