import type { OwnBike } from "#contract/bikes/bikes.ts";

/** The page of the bike's QR code, or else a search for its number. */
export const publicAddress = ({ qrUid, frameNumber }: OwnBike, origin: string): string =>
  qrUid === undefined
    ? `${origin}/bike-search?${new URLSearchParams({ q: frameNumber }).toString()}`
    : `${origin}/qr/${qrUid}`;
