import { Fingerprint } from "lucide-react";
import type { ReactNode } from "react";

/** The same on every button that leads to BankID. */
export function EidButtonText({ text }: { text: string }): ReactNode {
  return (
    <>
      <Fingerprint size={22} aria-hidden="true" />
      {text}
    </>
  );
}
