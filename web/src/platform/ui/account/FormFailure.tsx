import { CircleX } from "lucide-react";
import type { ReactNode } from "react";

/** Always in the page, as screen readers announce only changes of an existing alert. */
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
