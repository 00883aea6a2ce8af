import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useState } from "react";
import type { Me } from "#contract/accounts.ts";
import type { Bike } from "#contract/bike.ts";
import { prices } from "#contract/points/prices.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { type AddressFaults, type AddressField, addressFaults } from "./sticker-draft.ts";
import { useStickerDraft } from "./use-sticker-draft.ts";
import { useStickerOrder } from "./use-sticker-order.ts";

const chosenAmong = (bikes: readonly Bike[], bikeId: string): Bike | undefined => {
  const choosable = bikes.filter(({ status }) => status !== "pending_review");
  return choosable.find(({ id }) => id === bikeId) ?? choosable[0];
};

/** What is typed, what is wrong with it, and the question before it is sent. */
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
