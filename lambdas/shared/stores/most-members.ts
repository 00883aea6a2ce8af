/** As many people work in one store, so that one transaction can tell them all something. */
export const mostMembers = 40;
