import { CircleX } from "lucide-react";
import type { ReactNode } from "react";

/** Why a form came to nothing, read out at once. The place is there from the start, so that readers hear what comes into it. */
export function FormFailure({ text }: { text: string | undefined }): ReactNode {
  return (
    <div role="alert" className="account__failure">
      {text !== undefined && (
        <p>
          <CircleX size={18} aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
