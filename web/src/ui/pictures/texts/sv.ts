declare module "#web/i18n/resources.ts" {
  interface Resources {
    pictures: typeof pictures;
  }
}

export const pictures = {
  take: "Ta bild",
  choose: "Välj fil",
  uploaded: "Uppladdad",
  uploading: "Laddar upp …",
  progress: "Uppladdning",
  replace: "Byt bild",
  faults: {
    "wrong-type": "Endast JPEG, PNG och WebP filer är tillåtna",
    "too-large": "Filen är för stor. Maximal storlek är 5MB",
    unreadable: "Bilden går inte att läsa. Spara den på nytt eller välj en annan.",
  },
} as const;
