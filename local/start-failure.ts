/** Why the embedded cloud cannot start, in one line for the person who typed the command. */
export class StartFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StartFailure";
  }
}
