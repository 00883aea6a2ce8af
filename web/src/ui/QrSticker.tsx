import type { ReactNode } from "react";
import { qrCells } from "./qr-cells.ts";

const cells = qrCells();

/** A picture of the sticker on the frame. It decorates; real codes are printed elsewhere. */
export function QrSticker({ size, text }: { size: number; text: string }): ReactNode {
  return (
    <svg width={size} height={size * 1.22} viewBox="0 0 27 33" aria-hidden="true">
      <rect className="sticker__paper" width="27" height="33" rx="3.4" fill="#ffc629" />
      <rect x="2.2" y="2.2" width="22.6" height="22.6" rx="2" fill="#fff" />
      <path d={cells} transform="translate(4.4 4.4) scale(1.07)" fill="#10201b" shapeRendering="crispEdges" />
      <text
        x="13.5"
        y="29.9"
        textAnchor="middle"
        fontFamily="var(--f-display)"
        fontWeight="700"
        fontSize="3.5"
        fill="#2b2100"
      >
        {text}
      </text>
    </svg>
  );
}
