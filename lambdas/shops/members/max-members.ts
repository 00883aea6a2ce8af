/** One transaction can notify all members: DynamoDB allows 100 writes in it. */
export const maxMembers = 40;
