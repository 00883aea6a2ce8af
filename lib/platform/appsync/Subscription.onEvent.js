import { extensions, util } from "@aws-appsync/utils";

export function request(ctx) {
  if (ctx.args.userId !== ctx.identity.claims.accountId) util.unauthorized();
  return { payload: null };
}

export function response(ctx) {
  // The argument filters too, but this filter also holds without it.
  extensions.setSubscriptionFilter({
    filterGroup: [
      { filters: [{ fieldName: "userId", operator: "eq", value: ctx.identity.claims.accountId }] },
    ],
  });
  return null;
}
