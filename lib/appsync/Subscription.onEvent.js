import { extensions, util } from "@aws-appsync/utils";

export function request(ctx) {
  if (ctx.args.userId !== ctx.identity.claims.accountId) util.unauthorized();
  return { payload: null };
}

export function response(ctx) {
  // The argument alone would filter as well; this one holds even where an argument is left out or forged.
  extensions.setSubscriptionFilter({
    filterGroup: [
      { filters: [{ fieldName: "userId", operator: "eq", value: ctx.identity.claims.accountId }] },
    ],
  });
  return null;
}
