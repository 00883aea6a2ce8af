/** Licences read from the text of packages whose own statement is no SPDX expression. */
export const readLicences: Readonly<Record<string, string>> = {
  "rgbcolor@1.0.1": "MIT",
};
