export type PublicPhotos = {
  /** Copies a photo to another id. Does nothing if it does not exist. */
  copy(from: string, to: string): Promise<void>;
  /** Deletes a photo from the bucket and the cache. */
  withdraw(id: string): Promise<void>;
};
