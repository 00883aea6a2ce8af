/** What the embedded cloud cannot read in a template, and where it stands. */
export class TemplateError extends Error {
  constructor(message: string, place?: string) {
    super(place === undefined ? message : `${place}: ${message}`);
    this.name = "TemplateError";
  }
}
