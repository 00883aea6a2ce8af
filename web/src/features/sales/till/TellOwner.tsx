import { useMutation } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { sales } from "#web/features/sales/sales-api.ts";

/** Lets the owner of the bike that someone misses know that it has been seen, and not by whom. */
export function TellOwner({ frameNumber }: { frameNumber: string }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.till.stolen, { returnObjects: true, skipInterpolation: true });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => sales.tellOwnerAtTill({ params: { frameNumber } }),
  });
  if (isSuccess) return <output>{words.told}</output>;
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        <BellRing size={20} aria-hidden="true" />
        {words.tell}
      </button>
      {error !== null && <p role="alert">{failureText(error)}</p>}
    </>
  );
}
