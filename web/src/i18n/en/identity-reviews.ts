import type { identityReviews as sv } from "../sv/identity-reviews.ts";
import type { Texts } from "../texts.ts";

export const identityReviews: Texts<typeof sv> = {
  title: "ID cards to review",
  lead: "Oldest first. Each time you open a request, that is recorded.",
  loading: "Fetching requests …",
  failed: "The requests could not be fetched",
  more: "Show more",
  moreFailed: "More requests could not be fetched.",
  empty: { title: "Nothing to review", text: "Every request has been decided." },
  sent: "Sent {{date}}",
  checks: {
    personalNumber: {
      matches: "The personal number matches",
      differs: "Another personal number",
      unreadable: "The personal number could not be read",
    },
    name: {
      matches: "The name matches",
      differs: "The name does not match",
      unreadable: "The name could not be read",
    },
  },
  one: {
    title: "ID card of {{name}}",
    loading: "Fetching the request …",
    failed: "The request could not be fetched",
    missing: {
      title: "The request does not exist",
      text: "The address may be misspelt, or nobody decided within {{days}} days. The photo is deleted then, and the person can send another.",
    },
    facts: "What the person has stated",
    name: "Name",
    personalNumber: "Personal number",
    email: "E-mail",
    sent: "Sent",
    checks: "What the machine read on the card",
    advice: "Compare for yourself: name, year of birth, photo and validity.",
  },
  photo: {
    image: "Photo of the ID card",
    view: "Photo, can be scrolled",
    larger: "Larger",
    smaller: "Smaller",
    turn: "Turn",
    failed: "The photo could not be shown. The link is valid for five minutes.",
    show: "Show the photo again",
    gone: "The photo has been deleted.",
  },
  approve: "Approve",
  reject: "Reject",
  confirm: {
    title: "Approve {{name}}?",
    text: "The identity counts as verified, and from now on the personal number belongs to this account alone. The photo is deleted. The decision cannot be changed.",
    doubt: "The machine could not confirm the details. Have you compared them yourself?",
  },
  rejection: {
    label: "Why do you reject it?",
    hint: "The person sees what you write.",
    submit: "Reject and delete the photo",
  },
  taken:
    "The personal number has already been verified on another account. Reject the request and ask the person to contact us.",
  own: "You cannot decide your own request.",
  decided: {
    approved: "Approved {{date}}",
    rejected: "Rejected {{date}}",
    reason: "Reason",
    back: "To the requests",
  },
};
