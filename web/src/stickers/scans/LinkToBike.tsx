import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { BikePart } from "#web/stickers/order-parts/stickers/BikePart.tsx";
import { ownBikes } from "#web/stickers/order-parts/stickers/stickers-api.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { linkBikeCode } from "#web/stickers/scans/own/bike-codes-api.ts";

const useLinking = (uid: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (bikeId: string) => linkBikeCode({ params: { bikeId }, body: { uid } }),
    onSuccess: () => toast.success(t(($) => $.qr.free.linked)),
    // Someone else may have linked it first: refetches the page either way.
    onSettled: (_codes, _error, bikeId) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.qr.one(uid) }),
        queries.invalidateQueries({ queryKey: queryKeys.bikes.codes(bikeId) }),
      ]),
  });
};

/** Links the sticker to one of the user's bikes. Shows nothing without bikes. */
export function LinkToBike({ uid }: { uid: string }): ReactNode {
  const { t } = useTranslation();
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery(ownBikes);
  const [bikeId, choose] = useState<string>();
  const { mutate, isPending, error } = useLinking(uid);
  const bikes = data?.pages.flatMap(({ items }) => items) ?? [];
  const able = bikes.filter(({ status }) => status !== "pending_review");
  const chosen = able.find(({ id }) => id === bikeId) ?? able[0];
  if (chosen === undefined) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate(chosen.id);
  };
  return (
    <form className="qrpage__link" onSubmit={submit}>
      <BikePart
        label={t(($) => $.qr.free.bike)}
        bikes={able}
        chosen={chosen}
        onChoose={choose}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
      />
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={isPending}>
        {t(($) => $.qr.free.link)}
      </button>
      <div role="alert">{error !== null && <p>{failureText(error)}</p>}</div>
    </form>
  );
}
