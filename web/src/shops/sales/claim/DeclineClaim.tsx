import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { claims } from "#web/shops/sales/sales-api.ts";

type DialogProps = { token: string; onClose: () => void; onDone: () => void };

function DeclineDialog({ token, onClose, onDone }: DialogProps): ReactNode {
  const words = useTexts(($) => $.claim.decline);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => claims.declineClaim({ body: { token } }),
    onSuccess: onDone,
  });
  return (
    <PlainDialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      <div className="ways ways--apart mail-page__steps">
        <button
          type="button"
          className="btn btn--primary"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {words.yes}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onClose}>
          {words.no}
        </button>
      </div>
    </PlainDialog>
  );
}

/** For a person who received someone else's link. */
export function DeclineClaim({ token, onDone }: Pick<DialogProps, "token" | "onDone">): ReactNode {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" className="btn btn--quiet" onClick={() => open(true)}>
        {t(($) => $.claim.notMine)}
      </button>
      {isOpen && <DeclineDialog token={token} onClose={() => open(false)} onDone={onDone} />}
    </>
  );
}
