import { type ReactNode, type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useSearchParams } from "react-router-dom";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CodePart, type FoundCode } from "#contract/stickers/admin-codes.ts";
import { useHandScanner } from "#web/platform/scanner/use-hand-scanner.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { ScanButton } from "#web/stickers/scan/ScanButton.tsx";
import { parseOwnCode } from "#web/stickers/scan/parse-code.ts";
import { formatShortCode } from "#contract/platform/short-code.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { foundCodesQuery } from "#web/stickers/inventory/inventory-api.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { CodeLifeCard } from "./CodeLifeCard.tsx";
import "./codes.css";

type SearchInput =
  | { readonly uid: string }
  | { readonly part: string }
  | { readonly fault: "foreign" | "tooShort" };

/** Reads a scanned, pasted or typed text as a uid or as part of a code. */
const readText = (text: string): SearchInput => {
  const code = parseOwnCode(text, location.host);
  if (code?.kind === "sticker") return { uid: code.uid };
  if (/[/:]/.test(text)) return { fault: "foreign" };
  const part = CodePart.safeParse(text).data;
  return part === undefined ? { fault: "tooShort" } : { part };
};

type SearchProps = { first: string; onPart: (part: string) => void; onCode: (uid: string) => void };

const useCodeSearch = ({ first, onPart, onCode }: SearchProps) => {
  const [text, type] = useState(first);
  const [fault, setFault] = useState<"foreign" | "tooShort">();
  const take = (given: string): void => {
    const reading = readText(given);
    type(given);
    setFault("fault" in reading ? reading.fault : undefined);
    if ("uid" in reading) onCode(reading.uid);
    if ("part" in reading) onPart(reading.part);
  };
  useHandScanner(take);
  return { text, type, fault, take };
};

function TextField({ text, type, fault }: Omit<ReturnType<typeof useCodeSearch>, "take">): ReactNode {
  const words = useTexts(($) => $.codes);
  return (
    <LineField
      label={words.label}
      hint={words.hint}
      fault={fault}
      faultText={fault && words[fault]}
      className="plaininput mono"
      value={text}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      onType={type}
    />
  );
}

function CodeSearch(props: SearchProps): ReactNode {
  const { t } = useTranslation();
  const { take, ...field } = useCodeSearch(props);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    take(field.text);
  };
  return (
    <search>
      <form className="ways ways--apart codesearch" onSubmit={submit}>
        <TextField {...field} />
        <div className="ways ways--apart">
          <button type="submit" className="btn btn--primary">
            {t(($) => $.codes.find)}
          </button>
          <ScanButton className="btn btn--ghost" onSticker={take} onFrameNumber={take} />
        </div>
      </form>
    </search>
  );
}

function Row({ code, part }: { code: FoundCode; part: string }): ReactNode {
  const { t } = useTranslation();
  const { uid, shortCode, state, pool, store } = code;
  const self = pool === undefined ? t(($) => $.codes.life.onNoRoll) : t(($) => $.inventory.self);
  const search = new URLSearchParams({ tab: "codes", part, code: uid }).toString();
  return (
    <p className="codefound">
      <Link className="mono" to={{ search }}>
        {formatShortCode(shortCode)}
      </Link>
      <span>{store ?? self}</span>
      <span className="muted">{t(($) => $.inventory.rolls.codes[state])}</span>
    </p>
  );
}

function FoundCodes({ part }: { part: string }): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(foundCodesQuery(part));
  const words = t(($) => $.codes, { returnObjects: true, skipInterpolation: true });
  return (
    <PagedList
      query={query}
      why={failureText}
      words={{ failed: words.failed, more: words.more }}
      empty={<output>{t(($) => $.codes.none, { part })}</output>}
      keyOf={({ uid }) => uid}
    >
      {(code) => <Row code={code} part={part} />}
    </PagedList>
  );
}

export function CodesTab(): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const part = parameters.get("part") ?? "";
  const uid = parameters.get("code");
  const search = new URLSearchParams({ tab: "codes", part }).toString();
  return (
    <div className="codes">
      <CodeSearch
        first={part}
        onPart={(typed) => setParameters({ tab: "codes", part: typed })}
        onCode={(code) => setParameters({ tab: "codes", code })}
      />
      {uid !== null && (
        <>
          {part !== "" && (
            <p>
              <Link to={{ search }}>{t(($) => $.codes.life.back)}</Link>
            </p>
          )}
          <CodeLifeCard key={uid} uid={uid} />
        </>
      )}
      {uid === null && part !== "" && <FoundCodes key={part} part={part} />}
    </div>
  );
}
