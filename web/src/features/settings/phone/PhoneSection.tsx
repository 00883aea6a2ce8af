import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import type { TypedPhone } from "#contract/typed-phone.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { ConfirmCode } from "./ConfirmCode.tsx";
import { KnownPhone } from "./KnownPhone.tsx";
import { PhoneForm } from "./PhoneForm.tsx";
import type { SentCode } from "./send-code.ts";

type View =
  | { at: "known" }
  /** `typed` is what the form begins with. */
  | { at: "form"; typed?: TypedPhone }
  | { at: "code"; sent: SentCode };

/** Where the change of a number stands. What was typed comes back when the number is to be corrected. */
const usePhone = (me: Me) => {
  const [view, show] = useState<View>(() => ({ at: me.phone === undefined ? "form" : "known" }));
  const [done, tell] = useState<string>();
  const go = (next: View, news?: string): void => {
    tell(news);
    show(next);
  };
  // Removed in another tab.
  const isGone = view.at === "known" && me.phone === undefined;
  const shown: View = isGone ? { at: "form" } : view;
  return { view: shown, done, go };
};

export function PhoneSection({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.settings.phone, { returnObjects: true });
  const { view, done, go } = usePhone(me);
  return (
    <>
      <p>{texts.lead}</p>
      <Outcome done={done} />
      {view.at === "known" && me.phone !== undefined && (
        <KnownPhone
          phone={me.phone}
          isVerified={me.phoneVerified}
          onSent={(sent) => go({ at: "code", sent })}
          onChange={() => go({ at: "form" })}
          onRemoved={() => go({ at: "form" }, texts.removed)}
        />
      )}
      {view.at === "form" && (
        <PhoneForm
          typed={view.typed}
          onSent={(sent) => go({ at: "code", sent })}
          {...(me.phone !== undefined && { onCancel: () => go({ at: "known" }) })}
        />
      )}
      {view.at === "code" && (
        <ConfirmCode
          sent={view.sent}
          onConfirmed={() => go({ at: "known" }, texts.confirmed)}
          onOtherNumber={() => go({ at: "form", ...(view.sent.typed && { typed: view.sent.typed }) })}
        />
      )}
    </>
  );
}
