/** Whether something is written. */
export const isFilled = (text: string | undefined) => (text ?? '').trim() !== ''

/** Whether a word is written anywhere. */
export const isAnyFilled = (texts: Readonly<Record<string, string>>) => Object.values(texts).some(isFilled)

/** How many of some items have no word yet. */
export const countUnfilled = (items: readonly { id: string }[], texts: Readonly<Record<string, string>>) =>
  items.filter(({ id }) => !isFilled(texts[id])).length
