import { type ReactNode, useRef } from "react";
import { CameraPart } from "#web/ui/qr-scan/CameraPart.tsx";
import "#web/ui/qr-scan/qr-scan.css";

/** Milliseconds that a code has to be out of sight before it counts once more. */
const pause = 2000;

/** The camera beside the desk, for those who have no scanner. It stays open from letter to letter. */
export function DeskCamera({ onText }: { onText: (text: string) => void }): ReactNode {
  const last = useRef({ text: "", at: -Infinity });
  const take = (text: string): void => {
    const at = performance.now();
    const held = last.current.text === text && at - last.current.at < pause;
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
