/** Another language of the same texts: every key of the Swedish ones, nothing else. */
export type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
