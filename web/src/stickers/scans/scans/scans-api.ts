import { qrScanRoutes, roughly } from "#contract/stickers/qr-scans.ts";
import { createClient } from "#web/platform/api/client.ts";

const scans = createClient(qrScanRoutes, { token: async () => undefined });

/** User agents of crawlers and previews. */
const robots = /bot|crawl|spider|preview|headless.*lighthouse/i;

/** Counts a scan without waiting; a failure is ignored. */
export const countScan = (uid: string): void => {
  if (!robots.test(navigator.userAgent)) scans.countScan({ params: { uid } }).catch(() => undefined);
};

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 20_000, maximumAge: 60_000 });
  });

/** Shares the position rounded to about a kilometre; the exact one stays on the device. */
export const sharePlace = async (uid: string): Promise<{ town?: string | undefined }> => {
  const { coords } = await position();
  const body = { latitude: roughly(coords.latitude), longitude: roughly(coords.longitude) };
  return scans.shareScanPlace({ params: { uid }, body });
};
