import { MessageCircle } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LazyFoundDialog } from "../found-reports/lazy-found-dialog.ts";
import { useIsOwnBike } from "../own-bike/use-is-own-bike.ts";
import { useSession } from "#web/auth/session.ts";
import type { ContactBike } from "./contact-mark.ts";
import { LazyContactDialog, LazySignInDialog } from "./lazy-dialogs.ts";
import { useContactDialog } from "./use-contact-dialog.ts";

type Props = { bike: ContactBike; ownerName?: string };

function Contact({ bike, ownerName }: Props): ReactNode {
  const { t } = useTranslation();
  const { button, dialog, open, toFound, close, next } = useContactDialog(bike);
  const { id } = bike;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn ${bike.status === "stolen" ? "btn--quiet" : "btn--ghost"}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        <MessageCircle size={18} aria-hidden="true" />
        {t(($) => $.bikeCard.contactOwner)}
      </button>
      <Suspense>
        {dialog === "sign-in" && <LazySignInDialog bike={bike} next={next} onClose={close} />}
        {id !== undefined && dialog === "contact" && (
          <LazyContactDialog
            bikeId={id}
            bike={bike}
            ownerName={ownerName}
            onFound={toFound}
            onClose={close}
          />
        )}
        {id !== undefined && dialog === "found" && (
          <LazyFoundDialog bikeId={id} bike={bike} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** The button for who wants to write to the owner of a bike. Only customers have conversations, and nobody with themselves. */
export function ContactOwner(props: Props): ReactNode {
  const session = useSession();
  const isOwn = useIsOwnBike(props.bike.id);
  const mayWrite =
    session.state === "signed-out" || (session.state === "signed-in" && session.role === "customer");
  return mayWrite && isOwn === false && <Contact {...props} />;
}
