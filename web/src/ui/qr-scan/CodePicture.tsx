import { ImageUp } from "lucide-react";
import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readCode } from "./barcode-detector.ts";

const textIn = async (file: File): Promise<string | undefined> => {
  const picture = await createImageBitmap(file);
  try {
    return await readCode(picture);
  } finally {
    picture.close();
  }
};

/** For a code that somebody has a picture of. */
export function CodePicture({ isIt }: { isIt: (text: string) => boolean }): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    // The same picture may be chosen again.
    const text = await textIn(file).catch(() => undefined);
    target.value = "";
    setEmpty(text === undefined);
    if (text !== undefined) isIt(text);
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-code-picture
        aria-label={t(($) => $.qrScan.picture)}
        onChange={(event) => void read(event)}
      />
      <button type="button" className="btn btn--quiet" onClick={() => input.current?.click()}>
        <ImageUp size={18} aria-hidden="true" />
        {t(($) => $.qrScan.picture)}
      </button>
      <p className="qrscan__error" aria-live="polite">
        {empty && t(($) => $.qrScan.emptyPicture)}
      </p>
    </div>
  );
}
