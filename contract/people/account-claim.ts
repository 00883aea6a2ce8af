/** The account id in both tokens. `sub` is the pool user, which changes when an owner returns to an abandoned account. */
export const accountClaim = "accountId";
