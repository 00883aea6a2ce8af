import type { ReactNode } from "react";
import { BikeGlyph } from "./BikeGlyph.tsx";

const glyphSize = { sm: 16, md: 19, lg: 24 };

type Props = {
  number: string;
  /** For screen readers, before the number. */
  label: string;
  size?: "sm" | "md" | "lg";
  stolen?: boolean;
};

export function Plate({ number, label, size = "md", stolen = false }: Props): ReactNode {
  return (
    <span className={`plate plate--${size}${stolen ? " plate--stolen" : ""}`}>
      <span className="plate__strip" aria-hidden="true">
        <BikeGlyph size={glyphSize[size]} />
      </span>
      <span className="plate__number">
        <span className="sr">{label} </span>
        {number}
      </span>
    </span>
  );
}
