/** Packages whose own words are no SPDX expression, with the licence that their text gives. */
export const readLicences: Readonly<Record<string, string>> = {
  "rgbcolor@1.0.1": "MIT",
};
