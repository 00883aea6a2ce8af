/** The texts that come with the pages that show them, by area. Each area adds itself where its Swedish texts stand. */
// oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-interface, typescript/no-empty-object-type -- only an interface can be added to from elsewhere
export interface Resources {}
export type Area = keyof Resources;
