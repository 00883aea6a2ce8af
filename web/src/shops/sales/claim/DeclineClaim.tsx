import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { PlainQuestion } from "#web/platform/one-item/PlainQuestion.tsx";
import { claims } from "#web/shops/sales/sales-api.ts";

type DialogProps = { token: string; onClose: () => void; onDone: () => void };

function DeclineDialog({ token, onClose, onDone }: DialogProps): ReactNode {
  const words = useTexts(($) => $.claim.decline);
  const asking = useMutation({
    mutationFn: () => claims.declineClaim({ body: { token } }),
    onSuccess: onDone,
  });
  return <PlainQuestion {...words} asking={asking} onYes={asking.mutate} onClose={onClose} />;
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
