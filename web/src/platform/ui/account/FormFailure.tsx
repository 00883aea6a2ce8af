import { CircleX } from "lucide-react";
import type { ReactNode } from "react";

/** Always in the page, as screen readers announce only changes of an existing alert. */
export function FormFailure({ title, text }: { title?: string; text: string | undefined }): ReactNode {
  return (
    <div role="alert" className="form-failure">
      {text !== undefined && (
        <p>
          <CircleX size={18} aria-hidden="true" />
          <span>
            {title !== undefined && <strong>{title}</strong>}
            {text}
          </span>
        </p>
      )}
    </div>
  );
}
