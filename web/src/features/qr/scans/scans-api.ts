import { qrScanRoutes, roughly } from "#contract/qr-scans.ts";
import { createClient } from "#web/api/client.ts";

const scans = createClient(qrScanRoutes, { token: async () => undefined });

/** Those that read pages without a person before them say so. */
const robots = /bot|crawl|spider|preview|headless.*lighthouse/i;

/** The page does not wait for it, and nobody is told where it fails: a count more or less is no matter to who scans. */
export const countScan = (uid: string): void => {
  if (!robots.test(navigator.userAgent)) scans.countScan({ params: { uid } }).catch(() => undefined);
};

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 20_000, maximumAge: 60_000 });
  });

/** Where this device is, to a kilometre: what is more exact does not leave it. */
export const sharePlace = async (uid: string): Promise<{ town?: string | undefined }> => {
  const { coords } = await position();
  const body = { latitude: roughly(coords.latitude), longitude: roughly(coords.longitude) };
  return scans.shareScanPlace({ params: { uid }, body });
};
