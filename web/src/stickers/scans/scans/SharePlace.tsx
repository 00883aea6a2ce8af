import { useMutation } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { sharePlace } from "./scans-api.ts";

const usePositionFailure = (error: Error | GeolocationPositionError | null): string | undefined => {
  const { t } = useTranslation();
  if (error === null) return undefined;
  if (error instanceof Error) return failureText(error);
  return t(($) => (error.code === 1 ? $.qr.scans.refused : $.qr.scans.unavailable));
};

/** Shares a rough position with the owner of a stolen bike, only when the button is pressed. */
export function SharePlace({ uid }: { uid: string }): ReactNode {
  const { t } = useTranslation();
  const { mutate, data, error, isPending } = useMutation<
    { town?: string | undefined },
    Error | GeolocationPositionError
  >({ mutationFn: () => sharePlace(uid) });
  const texts = t(($) => $.qr.scans, { returnObjects: true, skipInterpolation: true });
  const failure = usePositionFailure(error);
  return (
    <div className="qrfound__place">
      {data === undefined && (
        <>
          <button
            type="button"
            className="btn btn--ghost"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate();
            }}
          >
            <MapPin size={18} aria-hidden="true" />
            {isPending ? t(($) => $.common.sending) : texts.share}
          </button>
          <p className="muted">{texts.hint}</p>
        </>
      )}
      <div aria-live="polite">
        {data !== undefined && (
          <p>
            {data.town === undefined ? texts.shared : t(($) => $.qr.scans.sharedNear, { town: data.town })}
          </p>
        )}
        {failure !== undefined && !isPending && <p className="failure">{failure}</p>}
      </div>
    </div>
  );
}
