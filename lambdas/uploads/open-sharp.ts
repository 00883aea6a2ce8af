/** sharp, loaded when the first picture is looked at: it takes as long as all the rest of a cold start, and most requests are about no picture. */
export const openSharp = async () => (await import("sharp")).default;
