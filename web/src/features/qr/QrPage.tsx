import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ProblemError } from "#web/api/errors.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { parseOwnCode } from "#web/ui/qr-scan/parse-code.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { EmptyCode } from "./EmptyCode.tsx";
import { FreeCode } from "./FreeCode.tsx";
import { qrPageQuery } from "./qr-api.ts";
import { QrBike } from "./QrBike.tsx";
import { QrFailure } from "./QrFailure.tsx";
import { useCountScan } from "./scans/use-count-scan.ts";
import "./qr.css";

/** An id that cannot be one is answered as an invalid request. */
const isUnknown = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.code === "qr-not-found" || error.code === "invalid-request");

/** With or without hyphens it is the same code. */
const uidIn = (typed: string): string => {
  const code = parseOwnCode(typed, location.host);
  return code?.kind === "sticker" ? code.uid : typed;
};

function Content({ uid }: { uid: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(qrPageQuery(uid));
  useCountScan(uid, data !== undefined, data?.state === "linked" ? data.bikeId : undefined);
  if (isUnknown(error)) return <EmptyCode about="unknown" />;
  if (data?.state === "linked") return <QrBike uid={uid} page={data} />;
  if (data?.state === "free") return <FreeCode uid={uid} page={data} />;
  if (data !== undefined) return <EmptyCode about={data.state} />;
  if (error !== null && !isFetching) return <QrFailure error={error} onRetry={() => void refetch()} />;
  return (
    <div className="qrpage__waiting">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["badge", "title", "plate", "block"]} />
    </div>
  );
}

/** /qr/:uid, where the code on a bike leads. It is for who stands before the bike, not for search engines. */
export function QrPage(): ReactNode {
  const { t } = useTranslation();
  const { uid = "" } = useParams();
  usePageTitle(t(($) => $.qr.title));
  return (
    <main className="wrap qrpage" id="content">
      <meta name="robots" content="noindex" />
      <Content key={uid} uid={uidIn(uid)} />
    </main>
  );
}
