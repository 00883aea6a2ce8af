import { type SubmitEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { CodePart } from "#contract/admin-codes.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { ScanButton } from "#web/ui/qr-scan/ScanButton.tsx";
import { parseOwnCode } from "#web/ui/qr-scan/parse-code.ts";
import { useHandScanner } from "#web/ui/qr-scan/use-hand-scanner.ts";

type Found =
  | { readonly uid: string }
  | { readonly part: string }
  | { readonly fault: "foreign" | "tooShort" };

/** What a scanned, pasted or typed text asks for. */
const readText = (text: string): Found => {
  const code = parseOwnCode(text, location.host);
  if (code?.kind === "sticker") return { uid: code.uid };
  if (/[/:]/.test(text)) return { fault: "foreign" };
  const part = CodePart.safeParse(text).data;
  return part === undefined ? { fault: "tooShort" } : { part };
};

type Taking = { first: string; onPart: (part: string) => void; onCode: (uid: string) => void };

const useTaking = ({ first, onPart, onCode }: Taking) => {
  const [text, type] = useState(first);
  const [fault, setFault] = useState<"foreign" | "tooShort">();
  const take = (given: string): void => {
    const found = readText(given);
    type(given);
    setFault("fault" in found ? found.fault : undefined);
    if ("uid" in found) onCode(found.uid);
    if ("part" in found) onPart(found.part);
  };
  useHandScanner(take);
  return { text, type, fault, take };
};

function TextField({ text, type, fault }: Omit<ReturnType<typeof useTaking>, "take">): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const words = t(($) => $.codes, { returnObjects: true, skipInterpolation: true });
  return (
    <PlainField id={id} label={words.label} hint={words.hint} fault={fault} faultText={fault && words[fault]}>
      {(described) => (
        <input
          {...described}
          className="plaininput mono"
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </PlainField>
  );
}

/** Takes a code by camera, by hand scanner, as a pasted address, or any part of one as it is typed. */
export function CodeSearch(taking: Taking): ReactNode {
  const { t } = useTranslation();
  const { take, ...field } = useTaking(taking);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    take(field.text);
  };
  return (
    <search>
      <form className="codesearch" onSubmit={submit}>
        <TextField {...field} />
        <div className="codesearch__ways">
          <button type="submit" className="btn btn--primary">
            {t(($) => $.codes.find)}
          </button>
          <ScanButton className="btn btn--ghost" onSticker={take} onFrameNumber={take} />
        </div>
      </form>
    </search>
  );
}
