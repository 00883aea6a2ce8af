/** One production run of codes, which is also the largest order. */
export const maxCodesOrdered = 1000;
