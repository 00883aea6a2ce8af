import { type ReactNode, type FormEvent, useId, useState, type ChangeEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHandScanner } from "#web/platform/scanner/use-hand-scanner.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { CameraPart } from "./CameraPart.tsx";
import { type Remark, type ScanHandlers, useScannedCodes } from "./use-scanned-codes.ts";
import "./qr-scan.css";
import { ImageUp } from "lucide-react";
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

const readFile = async (file: File): Promise<{ text: string } | { fault: Fault }> => {
  try {
    await prepareReader();
  } catch {
    return { fault: "noReader" };
  }
  const text = await textIn(file).catch(() => undefined);
  return text === undefined ? { fault: "emptyPicture" } : { text };
};

function CodePicture({ onText }: { onText: (text: string) => void }): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Fault>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    setFault(undefined);
    const answer = await readFile(file);
    // Allows choosing the same picture again.
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

/** Lets people without a camera type the number. `onSubmit` returns false for an invalid one. */
function ManualNumber({ onSubmit }: { onSubmit: (text: string) => boolean }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // React would also submit the form that opened the dialog.
    event.stopPropagation();
    const taken = onSubmit(typed);
    setRefused(!taken);
    if (taken) setTyped("");
  };
  return (
    <form className="qrscan__manual" onSubmit={submit} noValidate>
      <label htmlFor={id}>{t(($) => $.qrScan.manual.label)}</label>
      <div className="qrscan__row">
        <input
          id={id}
          className="mono"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={refused}
          aria-describedby={refused ? `${id}-error` : undefined}
        />
        <button type="submit" className="btn btn--ghost">
          {t(($) => $.qrScan.manual.submit)}
        </button>
      </div>
      {refused && (
        <p className="qrscan__error" id={`${id}-error`} role="alert">
          {t(($) => $.qrScan.manual.tooShort)}
        </p>
      )}
    </form>
  );
}

type Props = ScanHandlers & { onClose: () => void };

function RemarkText({ remark }: { remark: Remark }): ReactNode {
  const { t } = useTranslation();
  switch (remark.about) {
    case "foreign":
    case "sticker":
      return <span className="qrscan__error">{t(($) => $.qrScan[remark.about])}</span>;
    case "already":
      return t(($) => $.qrScan.already, remark);
    case "added":
      return t(($) => $.qrScan.added, remark);
  }
}

export function QrScanDialog({ onClose, ...handlers }: Props): ReactNode {
  const { t } = useTranslation();
  const { remark, read, take, takeSeen, takeRead } = useScannedCodes(handlers, onClose);
  useHandScanner(takeRead);
  return (
    <PlainDialog title={t(($) => $.common.scanCode.title)} onClose={onClose}>
      <div className="qrscan">
        <CameraPart onText={takeSeen} read={read} />
        <p className="qrscan__remark" aria-live="polite">
          {remark !== undefined && <RemarkText remark={remark} />}
        </p>
        <CodePicture onText={takeRead} />
        <ManualNumber onSubmit={take} />
        {handlers.many === true && (
          <button type="button" className="btn btn--primary" onClick={onClose}>
            {t(($) => $.qrScan.done)}
          </button>
        )}
      </div>
    </PlainDialog>
  );
}
