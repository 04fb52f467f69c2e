export const messages = {
  count: (count: number) => (count > 1 ? `${count} messages non lus` : `${count} message non lu`),
  /** Shown by the browser, possibly on a screen that others see: it names neither sender nor content. */
  news: 'Nouveau message dans le Chat Prof.',
} as const
