const refusals = {
  "no-code": [400, "Det där är ingen BankID-kod · That is no BankID code"],
  unknown: [404, "Ingen beställning väntar på koden · No order waits for this code"],
  forged: [403, "QR-koden är förfalskad · The QR code is forged"],
  stale: [403, "QR-koden är för gammal · The QR code is too old"],
  "already-opened": [409, "Koden är redan använd · The code has been used already"],
  "no-order": [404, "Beställningen finns inte längre · The order is gone"],
  "no-person": [400, "Välj en person med giltigt personnummer · Choose a person with a valid number"],
  ended: [409, "Beställningen är redan avslutad · The order has ended already"],
} as const satisfies Record<string, readonly [number, string]>;

export class AppError extends Error {
  readonly reason: keyof typeof refusals;
  readonly status: number;

  constructor(reason: keyof typeof refusals) {
    const [status, message] = refusals[reason];
    super(message);
    this.name = "AppError";
    this.reason = reason;
    this.status = status;
  }
}
