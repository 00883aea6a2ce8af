import type { identityReviews as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const identityReviews: Texts<typeof sv> = {
  title: "ID cards to review",
  lead: "Oldest first. Every time you open a case, it is logged.",
  loading: "Loading cases …",
  failed: "The cases couldn’t be loaded",
  more: "Show more",
  moreFailed: "Couldn’t load more cases.",
  empty: {
    title: "Nothing to review",
    text: "Every case has been decided.",
  },
  sent: "Sent {{date}}",
  checks: {
    personalNumber: {
      matches: "The personal number matches",
      differs: "A different personal number",
      unreadable: "The personal number couldn’t be read",
    },
    name: {
      matches: "The name matches",
      differs: "The name doesn’t match",
      unreadable: "The name couldn’t be read",
    },
  },
  one: {
    title: "{{name}}’s ID card",
    loading: "Loading the case …",
    failed: "The case couldn’t be loaded",
    missing: {
      title: "Case not found",
      text: "The address may be wrong, or nobody decided the case within {{days}} days. Then the photo is deleted and the person can send another.",
    },
    facts: "What the person has told us",
    name: "Name",
    personalNumber: "Personal number",
    email: "Email",
    sent: "Sent",
    checks: "Read automatically from the card",
    advice: "Compare for yourself: name, year of birth, photo and validity.",
  },
  photo: {
    image: "Photo of the ID card",
    view: "Photo, scrollable",
    larger: "Zoom in",
    smaller: "Zoom out",
    turn: "Rotate",
    failed: "The photo couldn’t be shown. The link works for five minutes.",
    show: "Show the photo again",
    gone: "The photo has been deleted.",
  },
  approve: "Approve",
  reject: "Reject",
  confirm: {
    title: "Approve {{name}}?",
    text: "The identity counts as verified, and from now on the personal number belongs to this account alone. The photo is deleted. This can’t be changed.",
    doubt: "The details couldn’t be confirmed automatically. Have you compared them yourself?",
  },
  rejection: {
    label: "Why are you rejecting it?",
    hint: "The person sees what you write.",
    submit: "Reject and delete the photo",
  },
  taken:
    "This personal number is already verified on another account. Reject the case and ask the person to contact us.",
  own: "You can’t decide your own case.",
  decided: {
    approved: "Approved {{date}}",
    rejected: "Rejected {{date}}",
    reason: "Reason",
    back: "Back to cases",
    next: "Next case",
  },
};
