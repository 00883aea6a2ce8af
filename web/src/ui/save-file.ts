/** Lets the browser fetch a file whose address says that it is one to keep: the page stays. */
export const openFile = (address: string): void => {
  const link = document.createElement("a");
  link.href = address;
  link.rel = "noreferrer";
  link.click();
};

/** Gives someone a file that was made here. */
export const saveFile = (name: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
