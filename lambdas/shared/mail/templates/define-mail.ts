import type { Language } from "#contract/accounts.ts";
import type { Why } from "#lambdas/shared/mail/mail-layout.ts";
import type { Mail } from "#lambdas/shared/mail/mail.ts";
import type { MailContext } from "./mail-context.ts";

type Title = Readonly<Record<Language, string>>;

/** Made-up contents, under a title that administrators see. A mail of several kinds has a sample of each. */
type Sample<Data> = {
  readonly kind?: string;
  readonly title: Title;
  readonly data: (now: Date, language: Language) => Data;
};

/** A sample that can be rendered without knowing what it is about. */
type RenderedSample = Pick<Sample<unknown>, "kind" | "title"> & {
  readonly render: (now: Date, context: MailContext) => Mail;
};

type About<Data> = {
  /** A category can be declined, nothing else can. */
  readonly why: Why;
  /** A person who asked for a mail just now gets it even where others have come back: that is how they learn whether it arrives. */
  readonly isAskedFor?: true;
  /** It tells of a moment, and would mislead later: nobody has it sent again. */
  readonly isOfTheMoment?: true;
  readonly render: (data: Data, context: MailContext) => Mail;
};

export type MailDefinition<Data> = About<Data> & { readonly samples: readonly RenderedSample[] };

/** Everything there is to know of one mail. `mail-template.ts` lists them all. */
export const defineMail = <Data extends object = object>({
  samples,
  ...about
}: About<Data> & { readonly samples: readonly Sample<Data>[] }): MailDefinition<Data> => ({
  ...about,
  samples: samples.map(({ data, ...sample }) => ({
    ...sample,
    render: (now, context) => about.render(data(now, context.language), context),
  })),
});
