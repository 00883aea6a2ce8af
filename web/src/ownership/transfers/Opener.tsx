import { Button } from "antd";
import { UserRoundSearch } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Transfer } from "#contract/ownership/transfers.ts";
import { invitationApi } from "./invitation-api.ts";
import { Sign } from "./Sign.tsx";

const RefuseDialog = lazy(async () => ({ default: (await import("./EndDialogs.tsx")).RefuseDialog }));

type Props = { readonly transfer: Transfer; readonly name: string };

/**
 * Someone with another address opened the invitation. The seller confirms them by signing again, or
 * refuses them.
 */
export function Opener({ transfer: { id: transferId, terms }, name }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.transfers.opener, { returnObjects: true });
  const [refusing, refuse] = useState(false);
  return (
    <section className="transfer__opener">
      <h2>
        <UserRoundSearch size={20} aria-hidden="true" />
        {texts.title}
      </h2>
      <p>{t(($) => $.transfers.opener.text, { name })}</p>
      <Sign
        prepare={() => invitationApi.prepareConfirmation({ params: { transferId } })}
        onSigned={() => undefined}
      />
      <Button onClick={() => refuse(true)}>{texts.refuse}</Button>
      <Suspense>
        {refusing && (
          <RefuseDialog
            transferId={transferId}
            email={terms.buyerEmail ?? ""}
            onClose={() => refuse(false)}
          />
        )}
      </Suspense>
    </section>
  );
}
