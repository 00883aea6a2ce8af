export function request(ctx) {
  return { payload: { event: ctx.args.event } };
}

export function response(ctx) {
  return ctx.result;
}
