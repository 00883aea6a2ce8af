import type { ReactNode } from "react";

export function Swatch({ fill }: { fill: string }): ReactNode {
  return (
    <svg className="swatch" viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" fill={fill} />
    </svg>
  );
}
