type Session = { readonly state: string; readonly userId?: string; readonly storeId?: string };

/** Someone has gone over to another of their stores, perhaps in another tab: all that the page shows and holds is of the one before. */
export const hasChangedStore = (before: Session, after: Session): boolean =>
  before.state === "signed-in" &&
  after.state === "signed-in" &&
  before.userId === after.userId &&
  before.storeId !== after.storeId;
