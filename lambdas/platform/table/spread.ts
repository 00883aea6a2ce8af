/** Spreads ids evenly over so many places, each always to the same. */
export const placeOf = (id: string, places: number): number =>
  Buffer.from(id).reduce((sum, byte) => sum + byte, 0) % places;
