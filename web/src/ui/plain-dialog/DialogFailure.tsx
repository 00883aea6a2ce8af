import type { ReactNode } from "react";

type Props = { title: string; text: string | undefined };

/** In the dialog itself: a message at the edge of the page would lie behind it. */
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
