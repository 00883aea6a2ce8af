import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { sendPicture } from "../send-picture.ts";
import type { Unsent } from "../use-send-bug.ts";

/** The report has come without its picture, which can be sent once more. */
export function UnsentPicture({ picture: { pictureId, file } }: { picture: Unsent }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bugReport.picture, { returnObjects: true });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => sendPicture(pictureId, file),
  });
  if (isSuccess) return <output>{texts.sent}</output>;
  return (
    <div role="alert" className="bugreport__picture">
      <p>
        {texts.unsent} {error !== null && failureText(error)}
      </p>
      <button
        type="button"
        className="btn btn--ghost"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {isPending ? t(($) => $.common.sending) : texts.again}
      </button>
    </div>
  );
}
