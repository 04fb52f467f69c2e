export const messages = {
  count: (count: number) => (count > 1 ? `${count} messages non lus` : `${count} message non lu`),
  /** Told by the browser, perhaps on a screen that others see: never who or what. */
  news: 'Nouveau message dans le Chat Prof.',
} as const
