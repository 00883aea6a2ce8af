/** Characters that people type or paste for a hyphen. */
export const dashes: readonly string[] = [
  "-",
  "\u2010",
  "\u2011",
  "\u2012",
  "\u2013",
  "\u2014",
  "\u2015",
  "\u2212",
  "\uFE58",
  "\uFE63",
  "\uFF0D",
];
