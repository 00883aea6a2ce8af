/** An earlier version of the site installed service workers, which would go on serving old pages. */
export const removeOldWorkers = async (): Promise<void> => {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = "caches" in globalThis ? await caches.keys() : [];
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...names.map((name) => caches.delete(name)),
  ]);
};
