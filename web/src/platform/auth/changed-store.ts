type Session = { readonly state: string; readonly userId?: string; readonly storeId?: string };

/**
 * True if the person has switched to another of their stores, perhaps in another tab. The whole
 * page is then outdated.
 */
export const hasChangedStore = (before: Session, after: Session): boolean =>
  before.state === "signed-in" &&
  after.state === "signed-in" &&
  before.userId === after.userId &&
  before.storeId !== after.storeId;
