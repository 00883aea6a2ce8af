import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { claims } from "#web/features/sales/sales-api.ts";

type DialogProps = { token: string; onClose: () => void; onDone: () => void };

function DeclineDialog({ token, onClose, onDone }: DialogProps): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.claim.decline, { returnObjects: true });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => claims.declineClaim({ body: { token } }),
    onSuccess: onDone,
  });
  return (
    <PlainDialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      <div className="mail-page__steps">
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

/** A way out for the person who has got someone else's link. */
export function DeclineClaim({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const [state, set] = useState<"closed" | "open" | "done">("closed");
  const words = t(($) => $.claim.decline, { returnObjects: true });
  if (state === "done")
    return (
      <output>
        <b>{words.done}.</b> {words.doneText}
      </output>
    );
  return (
    <>
      <button type="button" className="btn btn--quiet" onClick={() => set("open")}>
        {t(($) => $.claim.notMine)}
      </button>
      {state === "open" && (
        <DeclineDialog token={token} onClose={() => set("closed")} onDone={() => set("done")} />
      )}
    </>
  );
}
