import { QrCode } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/people/accounts.ts";
import { PhotoReader } from "#web/checks/photo/PhotoReader.tsx";
import { loadTexts, startI18n } from "#web/platform/i18n/i18n.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { prepareReader, readCode } from "#web/stickers/scan/code-reader.ts";
import { parseOwnCode } from "#web/stickers/scan/parse-code.ts";
import { QrScanDialog } from "#web/stickers/scan/QrScanDialog.tsx";

const openSticker = (uid: string): void => location.assign(`/qr/${uid}`);

const codeIn = async (photo: Blob) => {
  await prepareReader();
  const text = await readCode(await createImageBitmap(photo));
  return text === undefined ? undefined : parseOwnCode(text, location.host);
};

type Props = { onNumber: (number: string) => void; onClose: () => void; photo?: Blob | undefined };

function NumberDialog({ onNumber, onClose, photo }: Props): ReactNode {
  const { t } = useTranslation();
  const [isCode, scan] = useState(false);
  const use = (number: string): void => {
    onNumber(number);
    onClose();
  };
  if (isCode) return <QrScanDialog onFrameNumber={onNumber} onSticker={openSticker} onClose={onClose} />;
  return (
    <PlainDialog title={t(($) => $.checkPhoto.title)} onClose={onClose}>
      <PhotoReader onNumber={use} photo={photo} />
      <button type="button" className="btn btn--quiet" onClick={() => scan(true)}>
        <QrCode size={20} aria-hidden="true" />
        {t(($) => $.checkPhoto.code)}
      </button>
    </PlainDialog>
  );
}

/** Reads the code in a shared photo; otherwise the number in a photo, or a code with the camera. A sticker leads to the page of its bike. */
export function NumberReader({ onNumber, onClose, photo }: Props): ReactNode {
  const [isRead, setRead] = useState(photo === undefined);
  useEffect(() => {
    if (photo === undefined) return;
    const read = async (): Promise<void> => {
      const code = await codeIn(photo).catch(() => undefined);
      if (code?.kind === "sticker") openSticker(code.uid);
      else if (code === undefined) setRead(true);
      else onNumber(code.frameNumber);
    };
    void read();
  }, [photo, onNumber]);
  return isRead && <NumberDialog onNumber={onNumber} onClose={onClose} photo={photo} />;
}

/** Loads the library of texts for the reader, which the page itself does without. */
export const openReader = async (language: Language): Promise<typeof NumberReader> => {
  await startI18n(language);
  await loadTexts(["camera", "checkPhoto", "pictures", "qrScan"]);
  return NumberReader;
};
