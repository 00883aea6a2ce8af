import { useQuery, queryOptions } from "@tanstack/react-query";
import { CircleX, SearchX, BadgeCheck, History, ShieldCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
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
  const texts = t(($) => $.receiptCheck, { returnObjects: true, skipInterpolation: true });
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
  const { t } = useTranslation();
  const texts = t(($) => $.receiptCheck, { returnObjects: true, skipInterpolation: true });
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

/** Malformed numbers and codes fail validation. */
const unknown = new Set(["ownership-receipt-not-found", "invalid-request"]);

function Unknown(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.receiptCheck, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <PaperVerdict tone="bad" icon={SearchX} title={texts.unknown} lead={texts.unknownText} />
      <Link className="btn btn--ghost" to="/contact">
        {texts.contact}
      </Link>
    </>
  );
}

function Content({ number, code }: { number: string; code: string }): ReactNode {
  const { t } = useTranslation();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(checkQuery(number, code));
  const texts = t(($) => $.receiptCheck, { returnObjects: true, skipInterpolation: true });
  if (error instanceof ProblemError && unknown.has(error.code)) return <Unknown />;
  if (data?.verdict === "false")
    return <PaperVerdict tone="bad" icon={CircleX} title={texts.false} lead={texts.falseText} />;
  if (data !== undefined) return <GenuineReceipt check={data} at={dataUpdatedAt} />;
  if (error !== null && !isFetching)
    return <FetchFailure title={texts.failed} text={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <div className="late">
      <output className="sr">{texts.loading}</output>
      <Skeleton of={["title", "plate", "block"]} />
    </div>
  );
}

/** The page of a receipt's QR code. Search engines must not index it. */
export function ReceiptCheckPage(): ReactNode {
  const { t } = useTranslation();
  const { number = "", code = "" } = useParams();
  usePageTitle(t(($) => $.receiptCheck.title));
  return (
    <main className="wrap paper-check" id="content">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Content key={`${number}/${code}`} number={number.toUpperCase()} code={code.toUpperCase()} />
    </main>
  );
}
