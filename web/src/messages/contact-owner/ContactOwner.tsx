import { MessageCircle } from "lucide-react";
import { type ReactNode, Suspense, lazy, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyFoundDialog } from "#web/thefts/find-report/lazy-found-dialog.ts";
import { useIsOwnBike } from "#web/bikes/own-bike/use-is-own-bike.ts";
import type { MessageType } from "#contract/messages/messages.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { type ContactBike, contactMark } from "./contact-mark.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { useLocation, useNavigate } from "react-router-dom";

type Dialog = "contact" | "found" | "sign-in";

const useContactDialog = (bike: ContactBike) => {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [pressed, press] = useState<Dialog>();
  const signedIn = session.state === "signed-in";
  const isBack = signedIn && bike.id !== undefined && hash === contactMark(bike);
  useEffect(() => {
    if (isBack) button.current?.scrollIntoView({ block: "center" });
  }, [isBack]);
  return {
    button,
    dialog: pressed ?? (isBack ? "contact" : undefined),
    open: () => press(signedIn ? "contact" : "sign-in"),
    toFound: () => press("found"),
    close: () => {
      press(undefined);
      if (isBack) void navigate(pathname + search, { replace: true, preventScrollReset: true });
      button.current?.focus();
    },
    next: pathname + search + contactMark(bike),
  };
};

const LazyContactDialog = lazy(async () => {
  const [{ ContactDialog }] = await Promise.all([import("./ContactDialog.tsx"), loadTexts(["messages"])]);
  return { default: ContactDialog };
});

const LazySignInDialog = lazy(async () => {
  const [{ SignInDialog }] = await Promise.all([import("./SignInDialog.tsx"), loadTexts(["messages"])]);
  return { default: SignInDialog };
});

type Props = {
  bike: ContactBike;
  ownerName?: string;
  /** Fixes the subject and labels the button, as on an ad. */
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

/** Hidden for staff and administrators, who have no conversations, and for the bike's owner. */
export function ContactOwner(props: Props): ReactNode {
  const session = useSession();
  const isOwn = useIsOwnBike(props.bike.id);
  const mayWrite =
    session.state === "signed-out" || (session.state === "signed-in" && session.role === "customer");
  return mayWrite && isOwn === false && <Contact {...props} />;
}
