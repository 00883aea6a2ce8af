import { KeyRound } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#web/platform/auth/session.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { useIsOwnBike } from "#web/bikes/own-bike/use-is-own-bike.ts";

const AskDialog = lazy(async () => {
  const [{ AskDialog }] = await Promise.all([import("./AskDialog.tsx"), loadTexts(["bikeRequests"])]);
  return { default: AskDialog };
});

function Ask({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn--quiet"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <KeyRound size={18} aria-hidden="true" />
        {t(($) => $.bikeCard.askForIt)}
      </button>
      <Suspense>{open && <AskDialog bike={{ bikeId }} onClose={close} />}</Suspense>
    </>
  );
}

type Props = {
  readonly bike: {
    readonly id?: string | undefined;
    readonly status: string;
    readonly disputed?: true | undefined;
  };
};

/**
 * For buyers of a bike that is still registered to someone else. Signed-out visitors get no bike ids, and
 * stolen or disputed bikes cannot be transferred.
 */
export function AskForBike({ bike: { id, status, disputed } }: Props): ReactNode {
  const session = useSession();
  const isOwn = useIsOwnBike(id);
  if (session.state !== "signed-in" || session.role !== "customer" || isOwn !== false) return null;
  return id !== undefined && status === "registered" && !disputed && <Ask bikeId={id} />;
}
