import * as z from "zod";
import { NewSale } from "#contract/sales/new-sale.ts";
import { forgetOnDevice, keepOnDevice, keptOnDevice } from "#web/ui/kept-on-device.ts";
import { SaleDraft } from "./draft.ts";

/** How long a sale waits for the network, in milliseconds. The register knows its key as long, so it is one sale however often it arrives. */
const patience = 24 * 60 * 60 * 1000;

/** A sale that could not be sent: the network was away. It is sent again under its key. */
const Unsent = z.object({
  sale: NewSale,
  draft: SaleDraft,
  /** When it was typed, as the device tells the time. */
  at: z.number(),
  /** Why the register refused it when it arrived. */
  refused: z.string().optional(),
});
export type Unsent = z.infer<typeof Unsent>;

/** Whose till it is: what one store has sold is never sent as that of another, nor by another person. */
export type TillOf = { readonly userId: string; readonly storeId?: string | undefined };

/** The name of what a till keeps. */
export const keptName = ({ userId, storeId = "" }: TillOf): string => `sales:${userId}:${storeId}`;

/** Each has a name of its own: what two tabs keep and send at once is in nobody's way. */
const nameOf = (till: TillOf, key: string): string => `${keptName(till)}:${key}`;

export type KeptOutbox = {
  readonly unsent: readonly Unsent[];
  /** The names of what was never sent in time. Nothing of it is kept. */
  readonly lapsed: readonly string[];
};

export const readOutbox = (till: TillOf): KeptOutbox => {
  const kept = keptOnDevice(`${keptName(till)}:`);
  return {
    unsent: kept
      .flatMap(({ value }) => Unsent.safeParse(value).data ?? [])
      .toSorted((one, other) => one.at - other.at),
    lapsed: kept.filter(({ value }) => value === undefined).map(({ name }) => name),
  };
};

export const keepUnsent = (till: TillOf, one: Unsent): void =>
  keepOnDevice(nameOf(till, one.draft.idempotencyKey), one, one.at + patience);

export const forgetUnsent = (till: TillOf, { draft }: Unsent): void =>
  forgetOnDevice(nameOf(till, draft.idempotencyKey));

export const forgetLapsedSales = (till: TillOf): void => {
  for (const name of readOutbox(till).lapsed) forgetOnDevice(name);
};
