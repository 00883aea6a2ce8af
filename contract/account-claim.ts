/** What both tokens call the account. Their `sub` is the user of the pool, which is a new one after a person has come back. */
export const accountClaim = "accountId";
