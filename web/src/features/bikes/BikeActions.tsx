import { Pencil, ReceiptText, Trash2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OwnBike } from "#contract/bikes.ts";
import { pageAddress } from "#web/i18n/page-address.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

const ReceiptDialog = lazy(async () => ({ default: (await import("./ReceiptDialog.tsx")).ReceiptDialog }));
const RemoveDialog = lazy(async () => ({ default: (await import("./RemoveDialog.tsx")).RemoveDialog }));

function Links({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const search = pageAddress("/bike-search", usePageLanguage());
  const isPublic = bike.status !== "pending_review";
  return (
    <>
      <Link className="bikeview__link" to={`/my-bikes/${bike.id}/visibility`}>
        {t(($) => $.bikes.bike.visibility)}
      </Link>
      {isPublic && (
        <Link
          className="bikeview__link"
          to={`${search}?${new URLSearchParams({ q: bike.frameNumber }).toString()}`}
        >
          {t(($) => $.bikes.bike.publicView)}
        </Link>
      )}
    </>
  );
}

/** What an owner can do with a bike. */
export function BikeActions({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const [opened, open] = useState<"receipt" | "removal">();
  const close = () => open(undefined);
  const opens = (what: "receipt" | "removal") =>
    ({ type: "button", "aria-haspopup": "dialog", onClick: () => open(what) }) as const;
  return (
    <div className="bikeview__actions">
      <Link className="btn btn--ghost" to={`/my-bikes/${bike.id}/edit`}>
        <Pencil size={20} aria-hidden="true" />
        {t(($) => $.bikes.bike.edit)}
      </Link>
      <button className="btn btn--ghost" {...opens("receipt")}>
        <ReceiptText size={20} aria-hidden="true" />
        {t(($) => $.bikes.bike.receipt)}
      </button>
      <Links bike={bike} />
      <button className="btn btn--quiet bikeview__remove" {...opens("removal")}>
        <Trash2 size={20} aria-hidden="true" />
        {t(($) => $.bikes.remove.open)}
      </button>
      <Suspense>
        {opened === "receipt" && <ReceiptDialog bikeId={bike.id} open onClose={close} />}
        {opened === "removal" && <RemoveDialog bike={bike} open onClose={close} />}
      </Suspense>
    </div>
  );
}
