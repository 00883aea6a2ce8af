/** What a chart shows as a table: the table of the page and the file are made of it. */
export type Sheet = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};
