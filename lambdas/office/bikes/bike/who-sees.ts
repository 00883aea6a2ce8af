import type { SeenPart, Sight } from "#contract/office/bike-admin-bike.ts";
import { maskName } from "#contract/platform/mask-name.ts";
import { publicFields } from "#contract/bikes/public-bike.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";

const named = ["brand", "model", "type", "color"] as const;

/** The frame number matches a search but is never shown in full. */
const publicParts = (bike: BikeItem): SeenPart[] => {
  if (!isListed(bike)) return [];
  const fields = publicFields(bike, bike.photoUploadId);
  const parts = [...named, "name", "description", "photo", "city"] as const;
  const stolen = bike.status === "stolen";
  return [
    "status",
    "number-if-known",
    ...parts.filter((part) => fields[part] !== undefined),
    ...(stolen && bike.stolenPlace ? (["stolen-place"] as const) : []),
    ...(stolen && bike.findersReward !== undefined ? (["reward"] as const) : []),
    ...(!stolen && bike.salePrice !== undefined ? (["sale-price"] as const) : []),
    ...(bike.qrUid === undefined ? [] : (["names"] as const)),
  ];
};

const takerOf = ({ buyer, buyerSignature, terms }: TransferItem): string | undefined => {
  const name = buyerSignature?.name ?? buyer?.name;
  // Masked, because an address identifies a person as a name does.
  return name === undefined ? terms.buyerEmail && maskName(terms.buyerEmail) : maskName(name);
};

type BikeContext = {
  readonly transfer: TransferItem | undefined;
  readonly store: string | undefined;
};

/** Lists what each audience sees of a bike now. */
export const whoSees = (bike: BikeItem, { transfer, store }: BikeContext): Sight[] => {
  const isThere = bike.deletedAt === undefined;
  const open = publicParts(bike);
  const waits = transfer?.state === "requested" ? transfer : undefined;
  return [
    { who: "administrators", sees: ["everything"] },
    ...(isThere ? [{ who: "owner", sees: ["everything"] } satisfies Sight] : []),
    ...(waits
      ? [
          {
            who: "taker",
            name: takerOf(waits),
            sees: ["frame-number", "brand", "model", "names", "history"],
          } satisfies Sight,
        ]
      : []),
    ...(store === undefined
      ? []
      : [{ who: "store", name: store, sees: ["frame-number", ...named] } satisfies Sight]),
    {
      who: "signed-in",
      sees: isListed(bike) ? [...open.filter((part) => part !== "names"), "names", "history"] : [],
    },
    { who: "public", sees: open },
  ];
};
