import { MessageCircle } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LazyFoundDialog } from "../found-reports/lazy-found-dialog.ts";
import { useIsOwnBike } from "../own-bike/use-is-own-bike.ts";
import type { MessageType } from "#contract/messages.ts";
import { useSession } from "#web/auth/session.ts";
import type { ContactBike } from "./contact-mark.ts";
import { LazyContactDialog, LazySignInDialog } from "./lazy-dialogs.ts";
import { useContactDialog } from "./use-contact-dialog.ts";

type Props = {
  bike: ContactBike;
  ownerName?: string;
  /** The one thing to write about, and how the button says so: someone answers an ad. */
  about?: { readonly type: MessageType; readonly label: string };
};

const lookOf = ({ bike, about }: Props): string => {
  if (about) return "btn btn--sale btn--lg";
  return bike.status === "stolen" ? "btn btn--quiet" : "btn btn--ghost";
};

function Contact(props: Props): ReactNode {
  const { t } = useTranslation();
  const { bike, ownerName, about } = props;
  const { button, dialog, open, toFound, close, next } = useContactDialog(bike);
  const { id } = bike;
  return (
    <>
      <button ref={button} type="button" className={lookOf(props)} aria-haspopup="dialog" onClick={open}>
        <MessageCircle size={18} aria-hidden="true" />
        {about?.label ?? t(($) => $.bikeCard.contactOwner)}
      </button>
      <Suspense>
        {dialog === "sign-in" && <LazySignInDialog bike={bike} next={next} onClose={close} />}
        {id !== undefined && dialog === "contact" && (
          <LazyContactDialog
            bikeId={id}
            bike={bike}
            ownerName={ownerName}
            fixed={about?.type}
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
