import type { ReactNode, RefObject } from "react";
import { type ChosenKind, uploadTypes } from "#contract/platform/uploads.ts";

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  /** The kind of picture, if one is shown. */
  kind?: ChosenKind;
  label: string;
  /** Opens a phone's camera at once. */
  fromCamera?: boolean;
  onFile: (file: File) => void;
};

export function FileInput({ ref, kind, label, fromCamera = false, onFile }: Props): ReactNode {
  return (
    <input
      ref={ref}
      className="sr"
      type="file"
      accept={uploadTypes.join(",")}
      tabIndex={-1}
      {...(fromCamera && { capture: "environment" })}
      aria-label={label}
      data-picture={kind}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // Cleared, so that choosing the same file again fires a change.
        target.value = "";
        if (file) onFile(file);
      }}
    />
  );
}
