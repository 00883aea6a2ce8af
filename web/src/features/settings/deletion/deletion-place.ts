/** Where the part stands in the address of the page. */
export const deletionPlace = "delete-account";
