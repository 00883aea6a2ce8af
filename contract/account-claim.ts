/** What both tokens call the account. Their `sub` is the user of the pool, who may be another one where somebody has come back. */
export const accountClaim = "accountId";
