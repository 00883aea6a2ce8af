import { useQuery } from "@tanstack/react-query";
import { CircleX, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { checkQuery } from "./check-api.ts";
import { GenuineReceipt } from "./GenuineReceipt.tsx";
import { PaperVerdict } from "#web/ui/verdict/PaperVerdict.tsx";
import "#web/features/transfers/transfers.css";

/** An address that cannot be one is answered as an invalid request. */
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

/** /receipt-check/:number/:code, where the code on an ownership receipt leads. It is for who holds the paper, not for search engines. */
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
