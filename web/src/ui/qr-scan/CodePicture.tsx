import { ImageUp } from "lucide-react";
import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { prepareReader, readCode } from "./code-reader.ts";

const textIn = async (file: File): Promise<string | undefined> => {
  const picture = await createImageBitmap(file);
  try {
    return await readCode(picture);
  } finally {
    picture.close();
  }
};

type Fault = "emptyPicture" | "noReader";

/** The text of a code in a file, or why there is none. */
const readFile = async (file: File): Promise<{ text: string } | { fault: Fault }> => {
  try {
    await prepareReader();
  } catch {
    return { fault: "noReader" };
  }
  const text = await textIn(file).catch(() => undefined);
  return text === undefined ? { fault: "emptyPicture" } : { text };
};

/** For a code that someone has a picture of. */
export function CodePicture({ onText }: { onText: (text: string) => void }): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    setFault(undefined);
    const answer = await readFile(file);
    // The same picture may be chosen again.
    target.value = "";
    if ("fault" in answer) setFault(answer.fault);
    else onText(answer.text);
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
        {fault !== undefined && t(($) => $.qrScan[fault])}
      </p>
    </div>
  );
}
