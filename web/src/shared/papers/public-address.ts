import type { OwnBike } from "#contract/bikes.ts";

/** Where anybody sees a bike: the page of its code, or what a search for its number finds if it has none. */
export const publicAddress = ({ qrUid, frameNumber }: OwnBike, origin: string): string =>
  qrUid === undefined
    ? `${origin}/bike-search?${new URLSearchParams({ q: frameNumber }).toString()}`
    : `${origin}/qr/${qrUid}`;
