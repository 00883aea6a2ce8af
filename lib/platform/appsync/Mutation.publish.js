export function request(ctx) {
  return { payload: { userId: ctx.args.userId, event: ctx.args.event } };
}

export function response(ctx) {
  return ctx.result;
}
