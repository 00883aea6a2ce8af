import type { SeenPart, Sight } from "#contract/bike-admin-bike.ts";
import { maskName } from "#contract/mask-name.ts";
import { publicFields } from "#contract/public-bike.ts";
import { isListed } from "#lambdas/shared/search-index/card.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";

const named = ["brand", "model", "type", "color"] as const;

/** What anybody finds: never the whole number, unless they name it. */
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
  // An address says as much as a name.
  return name === undefined ? terms.buyerEmail && maskName(terms.buyerEmail) : maskName(name);
};

type Around = {
  readonly transfer: TransferItem | undefined;
  /** The store that has sold it. */
  readonly store: string | undefined;
};

/** Who sees what of a bike as it stands now. Of one that is deleted the next owner of its number sees that it was there. */
export const whoSees = (bike: BikeItem, { transfer, store }: Around): Sight[] => {
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
