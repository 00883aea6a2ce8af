/** Photos as anybody can see them, each at the address that its name makes. */
export type PublicPhotos = {
  /** Lays a copy under another name. A photo that is not there is left so. */
  copy(from: string, to: string): Promise<void>;
  /** Nobody gets it any more, neither from where it lay nor from what was kept on the way there. */
  withdraw(id: string): Promise<void>;
};
