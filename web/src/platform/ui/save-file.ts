/** Downloads a file whose response is an attachment; the page stays. */
export const openFile = (address: string): void => {
  const link = document.createElement("a");
  link.href = address;
  link.rel = "noreferrer";
  link.click();
};

export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started to read the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
