import * as z from "zod";
import { StoreReceipt } from "#contract/shops/sales/receipts.ts";
import { queryAll, type Gathering, type PartitionItems, readPartition } from "./gathering.ts";
import { BikeEventItem, BikeItem, OwnershipEventItem } from "#lambdas/bikes/items/bike.ts";
import { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { AnalysisItem } from "#lambdas/platform/table/items/pictures.ts";
import { BikeCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { HandoverItem } from "#lambdas/ownership/items/transfer.ts";
import { bikePartition, keys, lists } from "#lambdas/platform/table/keys.ts";

const BikeData = BikeItem.omit({
  entity: true,
  ownerId: true,
  receiptUploadId: true,
  photoUploadId: true,
  analysisId: true,
  // Refer to other people's bikes.
  sameReceiptAs: true,
  possibleDuplicate: true,
  duplicateOf: true,
  duplicates: true,
  notSameAs: true,
  openCorrectionId: true,
  openTransferId: true,
  openListingId: true,
  removedAd: true,
  theftId: true,
  version: true,
});

const HistoryEvent = z.object({
  eventType: z.string(),
  at: z.string(),
  receiptVerified: z.boolean().optional(),
  purchasePrice: z.number().optional(),
  saleDate: z.string().optional(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })).optional(),
});

const Find = FoundReportItem.pick({
  location: true,
  description: true,
  state: true,
  reportedAt: true,
  decidedAt: true,
  reason: true,
});

/** Data of the person's own period of ownership only. */
const Ownership = z.object({
  history: z.array(HistoryEvent),
  thefts: z.array(
    TheftItem.omit({
      entity: true,
      id: true,
      ownerId: true,
      confirmed: true,
      version: true,
      bikeId: true,
      bike: true,
      // Another person's location.
      scannedPlace: true,
      scanToldOn: true,
      placeToldOn: true,
    }),
  ),
  found: z.array(Find),
  corrections: z.array(
    CorrectionItem.pick({ state: true, request: true, requestedAt: true, decidedAt: true, answer: true }),
  ),
  /** Leads about the stolen bike that the owner was notified of. */
  signs: z.array(z.object({ sign: z.enum(["registered", "attempted", "found"]), at: z.iso.datetime() })),
  storeReceipts: z.array(
    StoreReceipt.omit({ issuedBy: true }).extend({
      store: StoreReceipt.shape.store.pick({ name: true, city: true, organisationNumber: true }),
    }),
  ),
});

const Reading = AnalysisItem.pick({ checks: true, verified: true, bike: true, createdAt: true });

export const Bikes = z.array(
  BikeData.extend({
    ...Ownership.shape,
    codes: z.array(BikeCodeItem.pick({ uid: true, kind: true, linkedAt: true, voidedAt: true })),
    /** Values read from its receipt and photo. */
    reading: Reading.optional(),
    picture: z.string().optional(),
    receipt: z.string().optional(),
  }),
);

/** Former bikes, with the person's own data about them. */
export const FormerBikes = z.array(
  Ownership.extend({
    handedOverAt: z.string(),
    bikeId: z.string(),
    reading: Reading.optional(),
    receipt: z.string().optional(),
  }),
);

const Owned = z.object({ ownerId: z.string() });

const gatherReceipts = async (
  { table }: Gathering,
  events: readonly z.infer<typeof OwnershipEventItem>[],
) => {
  const receipts = await Promise.all(
    events.map(async ({ storeReceipt }) => {
      const { storeId, issued } = storeReceipt ?? {};
      if (storeId === undefined || issued === undefined) return undefined;
      return table.get(keys.storeReceipt(storeId, issued), Ownership.shape.storeReceipts.element);
    }),
  );
  return receipts.filter((receipt) => receipt !== undefined);
};

const gatherOwnership = async (
  gathering: Gathering,
  lying: PartitionItems,
): Promise<z.infer<typeof Ownership>> => {
  const { userId } = gathering;
  const mine = <T extends z.ZodType>(entity: string, schema: T): z.output<T>[] =>
    lying
      .of(entity, z.looseObject(Owned.shape))
      .filter(({ ownerId, isWithheld }) => ownerId === userId && isWithheld !== true)
      .map((item) => schema.parse(item));
  const events = mine("bikeEvent", BikeEventItem);
  const { shape } = Ownership;
  return {
    history: events.map((event) => HistoryEvent.parse(event)),
    thefts: mine("theft", shape.thefts.element),
    found: mine("foundReport", shape.found.element),
    corrections: mine("correction", shape.corrections.element),
    signs: mine("match", shape.signs.element),
    storeReceipts: await gatherReceipts(
      gathering,
      events.filter((event) => "receiptVerified" in event),
    ),
  };
};

const readingOf = async ({ table, userId }: Gathering, id: string | undefined) => {
  if (id === undefined) return undefined;
  const reading = await table.get(keys.analysis(id), Reading.extend({ ownerId: z.string() }));
  return reading?.ownerId === userId ? Reading.parse(reading) : undefined;
};

const gatherBike = async (
  gathering: Gathering,
  bike: z.infer<typeof BikeItem>,
): Promise<z.infer<typeof Bikes.element>> => {
  const { wanted, userId, others } = gathering;
  const { photoUploadId, receiptUploadId, frameNumber } = bike;
  const lying = await readPartition(gathering.table, bikePartition(bike.id));
  // Notes the finder, so that texts of others do not name them.
  for (const { finderId } of lying.of("foundReport", FoundReportItem))
    if (finderId !== undefined) await others.maskedName(finderId);
  return Bikes.element.parse({
    ...bike,
    ...(await gatherOwnership(gathering, lying)),
    codes: lying.of("bikeCode", Bikes.element.shape.codes.element),
    reading: await readingOf(gathering, bike.analysisId),
    picture: wanted.picture("bike-photo", userId, photoUploadId, frameNumber),
    receipt: wanted.picture("receipt", userId, receiptUploadId, frameNumber),
  });
};

/** Current and deleted bikes of the person; or only one of them. */
export const gatherBikes = async (gathering: Gathering, only?: string): Promise<z.infer<typeof Bikes>> => {
  const { table, userId } = gathering;
  const bikes: z.infer<typeof Bikes> = [];
  for (const partition of [lists.bikesOf(userId), lists.deletedBikesOf(userId)])
    for (const bike of await queryAll(table, { index: "gsi1", partition, schema: BikeItem }))
      if (only === undefined || bike.id === only) bikes.push(await gatherBike(gathering, bike));
  return bikes;
};

export const gatherFormerBikes = async (gathering: Gathering): Promise<z.infer<typeof FormerBikes>> => {
  const { wanted, userId, own, table } = gathering;
  const bikes: z.infer<typeof FormerBikes> = [];
  for (const { bikeId, at, receiptUploadId, analysisId } of own.of("handover", HandoverItem))
    bikes.push({
      handedOverAt: at,
      bikeId,
      ...(await gatherOwnership(gathering, await readPartition(table, bikePartition(bikeId)))),
      reading: await readingOf(gathering, analysisId),
      receipt: wanted.picture("receipt", userId, receiptUploadId, bikeId),
    });
  return bikes;
};
