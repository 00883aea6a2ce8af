import type { ReactNode } from "react";

/** A dot of colour beside its name. */
export function Swatch({ fill }: { fill: string }): ReactNode {
  return (
    <svg className="swatch" viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" fill={fill} />
    </svg>
  );
}
