import type { ReactNode, RefObject } from "react";
import { type ChosenKind, uploadTypes } from "#contract/platform/uploads.ts";

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  /** The kind of picture, if one is shown. */
  kind?: ChosenKind;
  label: string;
  onFile: (file: File) => void;
};

export function FileInput({ ref, kind, label, onFile }: Props): ReactNode {
  return (
    <input
      ref={ref}
      className="sr"
      type="file"
      accept={uploadTypes.join(",")}
      tabIndex={-1}
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
