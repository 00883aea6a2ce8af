import * as z from "zod";
import { NewSale } from "#contract/shops/sales/new-sale.ts";
import { forgetOnDevice, keepOnDevice, keptOnDevice } from "#web/platform/ui/kept-on-device.ts";
import { SaleDraft } from "./draft.ts";

/** Milliseconds a sale waits for the network. The server remembers idempotency keys as long, so a sale sent twice stays one. */
const patience = 24 * 60 * 60 * 1000;

export const isLapsed = (at: number): boolean => at + patience <= Date.now();

/** A sale that waits for the network; retries use its idempotency key. */
const Unsent = z.object({
  sale: NewSale,
  draft: SaleDraft,
  /** Epoch milliseconds by the device's clock. */
  at: z.number(),
  /** The server's reason for refusing the sale. */
  refused: z.string().optional(),
});
export type Unsent = z.infer<typeof Unsent>;

/** The till's store and person; its sales are never sent as someone else's. */
export type TillOf = { readonly userId: string; readonly storeId?: string | undefined };

/** The prefix of a till's storage keys. */
export const keptName = ({ userId, storeId = "" }: TillOf): string => `sales:${userId}:${storeId}`;

/** One storage key per sale, so that two tabs do not overwrite each other. */
const nameOf = (till: TillOf, key: string): string => `${keptName(till)}:${key}`;

export type KeptOutbox = {
  readonly unsent: readonly Unsent[];
  /** The storage keys of sales that expired unsent; their data is gone. */
  readonly lapsed: readonly string[];
};

export const readOutbox = (till: TillOf): KeptOutbox => {
  const entries = keptOnDevice(`${keptName(till)}:`);
  return {
    unsent: entries
      .flatMap(({ value }) => Unsent.safeParse(value).data ?? [])
      .toSorted((one, other) => one.at - other.at),
    lapsed: entries.filter(({ value }) => value === undefined).map(({ name }) => name),
  };
};

export const keepUnsent = (till: TillOf, one: Unsent): void =>
  keepOnDevice(nameOf(till, one.draft.idempotencyKey), one, one.at + patience);

export const forgetUnsent = (till: TillOf, { draft }: Unsent): void =>
  forgetOnDevice(nameOf(till, draft.idempotencyKey));

export const forgetLapsedSales = (till: TillOf): void => {
  for (const name of readOutbox(till).lapsed) forgetOnDevice(name);
};
