/** Cookie choices, how My bikes is sorted, and what belongs to the device rather than to the account. */
const kept = /^cr:(consent|bikes-sort|theme|language)/;

export const clearStorage = (): void => {
  for (const key of Object.keys(localStorage)) {
    if (!kept.test(key)) localStorage.removeItem(key);
  }
  sessionStorage.clear();
};
