import { BadgeCheck, History, ShieldCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ReceiptCheck } from "#contract/ownership-receipts.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { CheckedReceipt } from "./CheckedReceipt.tsx";
import { PaperVerdict } from "#web/ui/verdict/PaperVerdict.tsx";

type Genuine = Extract<ReceiptCheck, { verdict: "genuine" }>;
type Props = { readonly check: Genuine; readonly at: number };

function Answer({ check: { newest, bike }, at }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.receiptCheck, { returnObjects: true, skipInterpolation: true });
  const note = t(($) => $.receiptCheck.checked, { at: momentText(new Date(at).toISOString(), language) });
  if (bike === "removed")
    return <PaperVerdict tone="old" icon={History} title={texts.genuine} lead={texts.removed} note={note} />;
  if (newest)
    return (
      <PaperVerdict tone="good" icon={BadgeCheck} title={texts.genuine} lead={texts.newest} note={note} />
    );
  return <PaperVerdict tone="old" icon={History} title={texts.older} lead={texts.olderText} note={note} />;
}

/** A receipt that both have signed, with what has become of the bike since. */
export function GenuineReceipt({ check, at }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.receiptCheck, { returnObjects: true, skipInterpolation: true });
  const { bike, someoneLeft, receipt } = check;
  return (
    <>
      <Answer check={check} at={at} />
      {bike === "stolen" && (
        <p role="alert" className="transfer__check transfer__check--bad">
          <TriangleAlert size={22} aria-hidden="true" />
          {texts.stolen}
        </p>
      )}
      {bike === "registered" && (
        <p className="transfer__check">
          <ShieldCheck size={22} aria-hidden="true" />
          {texts.notStolen}
        </p>
      )}
      <p>
        <b>{texts.compare}</b> {texts.compareText}
      </p>
      <CheckedReceipt receipt={receipt} />
      {someoneLeft && <p className="muted">{texts.someoneLeft}</p>}
    </>
  );
}
