import type { Language } from "#contract/people/accounts.ts";
import type { MailReason } from "./mail-layout.ts";
import type { Mail } from "./mail.ts";
import type { MailContext } from "./mail-context.ts";

type Title = Readonly<Record<Language, string>>;

/** Invented contents for the preview, with a title for administrators. A mail with several kinds has a sample of each. */
type Sample<Data> = {
  readonly kind?: string;
  readonly title: Title;
  readonly data: (now: Date, language: Language) => Data;
};

type RenderedSample = Pick<Sample<unknown>, "kind" | "title"> & {
  readonly render: (now: Date, context: MailContext) => Mail;
};

type MailOptions<Data> = {
  readonly why: MailReason;
  /** The person has just requested this mail, so it is sent even to an address that has bounced. */
  readonly isRequested?: true;
  /** Time-sensitive, so administrators cannot send it again. */
  readonly isTimeSensitive?: true;
  readonly render: (data: Data, context: MailContext) => Mail;
};

export type MailDefinition<Data> = MailOptions<Data> & { readonly samples: readonly RenderedSample[] };

/** Defines one mail. `mail-template.ts` lists them all. */
export const defineMail = <Data extends object = object>({
  samples,
  ...options
}: MailOptions<Data> & { readonly samples: readonly Sample<Data>[] }): MailDefinition<Data> => ({
  ...options,
  samples: samples.map(({ data, ...sample }) => ({
    ...sample,
    render: (now, context) => options.render(data(now, context.language), context),
  })),
});
