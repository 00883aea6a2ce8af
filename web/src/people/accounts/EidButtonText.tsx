import { Fingerprint } from "lucide-react";
import type { ReactNode } from "react";

export function EidButtonText({ text }: { text: string }): ReactNode {
  return (
    <>
      <Fingerprint size={22} aria-hidden="true" />
      {text}
    </>
  );
}
