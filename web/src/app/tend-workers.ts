const shareScope = "/check/shared";
const sharedPhotos = "shared";

const isOurs = ({ scope }: ServiceWorkerRegistration): boolean => new URL(scope).pathname === shareScope;

/** An earlier version of the site installed service workers, which would go on serving old pages. */
const removeOldWorkers = async (): Promise<void> => {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all([
    ...workers.filter((worker) => !isOurs(worker)).map((worker) => worker.unregister()),
    ...names.filter((name) => name !== sharedPhotos).map((name) => caches.delete(name)),
  ]);
};

const installShareWorker = (): void =>
  void navigator.serviceWorker?.register("/share-worker.js", { scope: shareScope }).catch(() => undefined);

/** Only the installed site receives shared content. Its worker serves no pages, so it cannot serve old ones. */
export const tendWorkers = async (): Promise<void> => {
  await removeOldWorkers();
  addEventListener("appinstalled", installShareWorker);
  if (matchMedia("(display-mode: standalone)").matches) installShareWorker();
};
