import { type ReactNode, useMemo } from "react";
import { qrPath } from "./qr-path.ts";

/** Width of the quiet zone in cells, required by readers. */
const quiet = 4;

/** Black on white in dark mode too, as many readers need it. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { path, side } = useMemo(() => qrPath(text), [text]);
  const whole = side + 2 * quiet;
  return (
    <figure className="qrcode" aria-label={label}>
      <svg viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`} shapeRendering="crispEdges" aria-hidden="true">
        <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </figure>
  );
}
