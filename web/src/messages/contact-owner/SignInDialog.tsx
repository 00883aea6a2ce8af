import { LogIn } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { ContactTo } from "./ContactTo.tsx";
import type { ContactBike } from "./contact-mark.ts";
import "./contact.css";

type Props = {
  bike: ContactBike;
  next: string;
  onClose: () => void;
};

/** Writing to owners requires an account. */
export function SignInDialog({ bike, next, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messages.contact.signIn, { returnObjects: true });
  return (
    <PlainDialog title={t(($) => $.messages.contact.title)} onClose={onClose}>
      <div className="stack contactform">
        <ContactTo bike={bike} ownerName={undefined} />
        <p>
          <b>{texts.text}</b>
        </p>
        <p className="muted">{texts.why}</p>
        <div className="ways">
          <Link className="btn btn--primary btn--lg" to={signInPath(next)}>
            <LogIn size={20} aria-hidden="true" />
            {texts.signIn}
          </Link>
          <Link className="btn btn--ghost btn--lg" to={`/register?next=${encodeURIComponent(next)}`}>
            {texts.register}
          </Link>
        </div>
      </div>
    </PlainDialog>
  );
}
