import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useState, useEffect } from "react";
import type { Me } from "#contract/people/accounts.ts";
import type { Bike } from "#contract/bikes/bike.ts";
import { prices } from "#contract/points/prices.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";
import {
  type AddressFaults,
  type AddressField,
  addressFaults,
  StickerDraft,
  newDraft,
  orderOf,
} from "./sticker-draft.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { orderStickers } from "./stickers-api.ts";

/** Keeps the draft until the server accepts it. */
const useStickerOrder = (
  draft: StickerDraft,
  { onDone, onRefused }: { onDone: () => void; onRefused: () => void },
) => {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [queryKeys.stickerOrders.all, queryKeys.account.me, queryKeys.points.all].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async () => {
      const body = orderOf(draft);
      if (body === undefined) throw new TypeError("The order is not finished");
      return orderStickers({ body }, { idempotencyKey: draft.idempotencyKey });
    },
    onSuccess: async () => {
      onDone();
      await refresh();
    },
    onError: async (refused) => {
      if (!(refused instanceof ProblemError)) return;
      onRefused();
      await refresh();
    },
  });
  return {
    order: () => mutate(),
    busy: isPending,
    failure: error === null ? undefined : failureText(error),
    done: data,
    reset,
  };
};

/** Keeps the draft in the tab, so that it survives buying points. */
const useStickerDraft = (fullName: string) => {
  const session = useSession();
  const name = `cr:stickers:${session.state === "signed-in" ? session.userId : ""}`;
  const fresh = (): StickerDraft => newDraft(fullName, crypto.randomUUID());
  const [draft, setDraft] = useState<StickerDraft>(
    () => StickerDraft.safeParse(keptInTab(name)).data ?? fresh(),
  );
  useEffect(() => keepInTab(name, draft), [name, draft]);
  return {
    draft,
    change: (changes: Partial<StickerDraft>) => setDraft((before) => ({ ...before, ...changes })),
    /** Keeps the address for the next order. */
    restart: () => setDraft(({ address }) => ({ ...fresh(), address })),
  };
};

const chosenAmong = (bikes: readonly Bike[], bikeId: string): Bike | undefined => {
  const choosable = bikes.filter(({ status }) => status !== "pending_review");
  return choosable.find(({ id }) => id === bikeId) ?? choosable[0];
};

export const useStickerForm = (bikes: readonly Bike[], me: Me, form: RefObject<HTMLFormElement | null>) => {
  const points = useQuery(meQuery).data?.points ?? me.points;
  const { draft, change, restart } = useStickerDraft(me.fullName);
  const [faults, setFaults] = useState<AddressFaults>({});
  const [asking, ask] = useState(false);
  const order = useStickerOrder(draft, {
    onDone: () => {
      ask(false);
      restart();
    },
    onRefused: () => change({ idempotencyKey: crypto.randomUUID() }),
  });
  const bike = chosenAmong(bikes, draft.bikeId);
  const needed = draft.count * prices.sticker;
  const isReady = bike !== undefined && points >= needed;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = addressFaults(draft);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return focusFirstWrong(form);
    if (!isReady) return;
    change({ bikeId: bike.id });
    order.reset();
    ask(true);
  };
  const typeAddress = (field: AddressField, text: string): void => {
    change({ address: { ...draft.address, [field]: text } });
    setFaults(({ [field]: _, ...others }) => others);
  };
  const state = { draft, change, typeAddress, faults, bike, points, needed, isReady };
  return { ...state, submit, order, asking, close: () => ask(false) };
};
