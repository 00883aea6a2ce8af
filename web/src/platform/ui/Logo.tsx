import type { ReactNode } from "react";
import { LogoMark } from "./LogoMark.tsx";

export function Logo(): ReactNode {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo__text">Cykelregistret</span>
    </span>
  );
}
