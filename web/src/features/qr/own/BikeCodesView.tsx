import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BikeCode } from "#contract/bike-codes.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { CodeRow } from "./CodeRow.tsx";
import { LinkSticker } from "./LinkSticker.tsx";
import { UnlinkDialog } from "./UnlinkDialog.tsx";
import { VoidDialog } from "./VoidDialog.tsx";
import { bikeCodesQuery } from "./bike-codes-api.ts";

type Asking = { readonly about: "void" | "unlink"; readonly code: BikeCode };

function Codes({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(bikeCodesQuery(bikeId));
  const [asking, ask] = useState<Asking>();
  const close = (): void => ask(undefined);
  if (data === undefined) {
    if (error === null || isFetching) return <Skeleton of={["block", "block"]} />;
    const title = t(($) => $.common.list.failed);
    return <FetchFailure title={title} text={failureText(error)} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <ul className="bikecodes__list">
        {data.items.map((code) => (
          <CodeRow
            key={code.uid}
            code={code}
            onVoid={() => ask({ about: "void", code })}
            onUnlink={() => ask({ about: "unlink", code })}
          />
        ))}
      </ul>
      {!data.items.some(({ kind }) => kind === "sticker") && <p>{t(($) => $.bikeCodes.none)}</p>}
      {asking?.about === "void" && <VoidDialog bikeId={bikeId} code={asking.code} onClose={close} />}
      {asking?.about === "unlink" && <UnlinkDialog bikeId={bikeId} code={asking.code} onClose={close} />}
    </>
  );
}

/** The codes that lead to a bike, and those that did. */
export function BikeCodesView({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.bikeCodes.title);
  usePageTitle(title);
  return (
    <div className="bikecodes">
      <h1>{title}</h1>
      <p>{t(($) => $.bikeCodes.lead)}</p>
      <Codes bikeId={bike.id} />
      <LinkSticker bike={bike} />
    </div>
  );
}
