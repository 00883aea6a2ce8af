import { useQuery, queryOptions } from "@tanstack/react-query";
import { CircleX, BadgeCheck, History, ShieldCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useParams } from "react-router-dom";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { PaperCheck } from "#web/bikes/verdict/PaperCheck.tsx";
import { PaperVerdict } from "#web/bikes/verdict/PaperVerdict.tsx";
import { ownershipReceiptRoutes, type ReceiptCheck } from "#contract/ownership/ownership-receipts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import "#web/ownership/transfers/transfers.css";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { CheckedReceipt } from "./CheckedReceipt.tsx";

type Genuine = Extract<ReceiptCheck, { verdict: "genuine" }>;
type Props = { readonly check: Genuine; readonly at: number };

function Answer({ check: { newest, bike }, at }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.receiptCheck);
  const note = t(($) => $.receiptCheck.checked, { at: momentText(new Date(at).toISOString(), language) });
  if (bike === "stolen")
    return (
      <PaperVerdict
        tone="bad"
        icon={TriangleAlert}
        title={texts.stolenTitle}
        lead={texts.stolen}
        note={`${newest ? texts.genuineReceipt : texts.olderText} ${note}`}
      />
    );
  if (bike === "removed")
    return <PaperVerdict tone="old" icon={History} title={texts.genuine} lead={texts.removed} note={note} />;
  if (newest)
    return (
      <PaperVerdict tone="good" icon={BadgeCheck} title={texts.genuine} lead={texts.newest} note={note} />
    );
  return <PaperVerdict tone="old" icon={History} title={texts.older} lead={texts.olderText} note={note} />;
}

function GenuineReceipt({ check, at }: Props): ReactNode {
  const texts = useTexts(($) => $.receiptCheck);
  const { bike, someoneLeft, receipt } = check;
  return (
    <>
      <Answer check={check} at={at} />
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

/** Public: needs no sign-in. */
const client = createClient(ownershipReceiptRoutes, { token: async () => undefined });

const checkQuery = (number: string, code: string) =>
  queryOptions({
    queryKey: queryKeys.receiptChecks.one(number, code),
    queryFn: ({ signal }) => client.checkReceipt({ params: { number, code } }, { signal }),
  });

export function ReceiptCheckPage(): ReactNode {
  const { number = "", code = "" } = useParams();
  const texts = useTexts(($) => $.receiptCheck);
  usePageTitle(texts.title);
  return (
    <PaperCheck
      query={useQuery(checkQuery(number.toUpperCase(), code.toUpperCase()))}
      unknown="ownership-receipt-not-found"
      texts={texts}
      of={["title", "plate", "block"]}
    >
      {(check, at) =>
        check.verdict === "false" ? (
          <PaperVerdict tone="bad" icon={CircleX} title={texts.false} lead={texts.falseText} />
        ) : (
          <GenuineReceipt check={check} at={at} />
        )
      }
    </PaperCheck>
  );
}
