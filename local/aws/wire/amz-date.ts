const pattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Parses `20261105T140000Z` to epoch milliseconds; NaN if malformed. */
export const parseAmzDate = (text: string): number => Date.parse(text.replace(pattern, "$1-$2-$3T$4:$5:$6Z"));
