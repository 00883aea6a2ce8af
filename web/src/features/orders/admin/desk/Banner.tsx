import { Check, ScanLine, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Words } from "./said-words.ts";

const signs = { right: Check, wrong: X, plain: ScanLine };

/** What happened last, or what to do. It is read from two metres, and read aloud. */
export function Banner({ words: { tone, title, text } }: { words: Words }): ReactNode {
  const Sign = signs[tone];
  return (
    <div className={`deskbanner deskbanner--${tone}`} aria-live="polite">
      <span className="deskbanner__sign" aria-hidden="true">
        <Sign strokeWidth={3} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
