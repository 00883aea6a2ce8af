import type { ReactNode, RefObject } from "react";
import { type ChosenKind, uploadTypes } from "#contract/uploads.ts";

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  /** Of a picture that is shown with it. */
  kind?: ChosenKind;
  label: string;
  onFile: (file: File) => void;
};

/** The browser's own file chooser, opened by a button of ours. */
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
        // Emptied, so that choosing the same file again is a change too.
        target.value = "";
        if (file) onFile(file);
      }}
    />
  );
}
