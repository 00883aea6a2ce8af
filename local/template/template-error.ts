/** A part of a template that the embedded cloud does not support, with its place. */
export class TemplateError extends Error {
  constructor(message: string, place?: string) {
    super(place === undefined ? message : `${place}: ${message}`);
    this.name = "TemplateError";
  }
}
