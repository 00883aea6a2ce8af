import type { ReactNode } from "react";

type Props = { title: string; text: string | undefined };

/** Shown in the dialog, as a toast would be hidden behind it. */
export function DialogFailure({ title, text }: Props): ReactNode {
  return (
    <div role="alert">
      {text !== undefined && (
        <p className="pdialog__failure">
          <b>{title}</b> {text}
        </p>
      )}
    </div>
  );
}
