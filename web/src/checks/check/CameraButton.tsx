import { Camera } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Language } from "#contract/people/accounts.ts";
import type { CheckTexts } from "./check-texts.ts";
import { openNumber } from "./use-number.ts";

const loadReader = () => import("./NumberReader.tsx");

type Reader = Awaited<ReturnType<typeof loadReader>>["NumberReader"];

type Props = {
  texts: CheckTexts;
  language: Language;
  /** Opens the camera at once, for the installed site's shortcut or for a shared photo. */
  startsOpen?: boolean;
  photo?: Blob | undefined;
};

/** Loads the camera and the reader of numbers only on a press. */
export function CameraButton({ texts, language, startsOpen = false, photo }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [OpenReader, setReader] = useState<Reader>();
  const [state, setState] = useState<"closed" | "loading" | "failed">("closed");
  const open = async (): Promise<void> => {
    setState("loading");
    const loaded = await loadReader()
      .then(({ openReader }) => openReader(language))
      .catch(() => undefined);
    setReader(() => loaded);
    setState(loaded === undefined ? "failed" : "closed");
  };
  useEffect(() => {
    if (startsOpen) button.current?.click();
  }, [startsOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn--primary btn--lg check__camera"
        aria-busy={state === "loading"}
        onClick={() => void open()}
      >
        <Camera size={22} aria-hidden="true" />
        {texts.camera}
      </button>
      {state === "failed" && <p role="alert">{texts.cameraFailed}</p>}
      {OpenReader !== undefined && (
        <OpenReader onNumber={openNumber} onClose={() => setReader(undefined)} photo={photo} />
      )}
    </>
  );
}
