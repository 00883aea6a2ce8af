import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { PlateSearch } from "#web/platform/ui/plate-search/PlateSearch.tsx";
import { openNumber } from "./use-number.ts";
import { Camera } from "lucide-react";
import type { Language } from "#contract/people/accounts.ts";
import type { CheckTexts } from "./check-texts.ts";

const loadReader = () => import("./NumberReader.tsx");

type Reader = Awaited<ReturnType<typeof loadReader>>["NumberReader"];

type CameraProps = {
  texts: CheckTexts;
  language: Language;
  /** Opens at once: from the shortcut of the installed site, or for a photo that was shared to it. */
  startsOpen?: boolean;
  photo?: Blob | undefined;
};

/** Loads the camera and what reads numbers only when it is pressed. */
function CameraButton({ texts, language, startsOpen = false, photo }: CameraProps): ReactNode {
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

type Props = ComponentProps<typeof CameraButton> & { number: string };

/** One field and one button. Without scripts the form opens the page with the number in its address. */
export function CheckForm({ number, ...camera }: Props): ReactNode {
  const { texts, language } = camera;
  const [typed, setTyped] = useState(number);
  return (
    <div className="check__form">
      <PlateSearch
        id="check"
        language={language}
        label={texts.field}
        placeholder={texts.placeholder}
        button={texts.button}
        value={typed}
        onChange={setTyped}
        onSubmit={() => openNumber(typed.trim())}
      />
      <CameraButton {...camera} />
    </div>
  );
}
