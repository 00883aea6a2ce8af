import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import "#web/ui/list/paged-list.css";

/** Why no receipt is shown, and what to do. */
export function Notice({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}): ReactNode {
  return (
    <section className="paged__state">
      <ReceiptText size={52} strokeWidth={1.4} aria-hidden="true" />
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      {children}
    </section>
  );
}
