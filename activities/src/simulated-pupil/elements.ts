type Texts = readonly { text: string }[]

/** Ids are given by place after shuffling: then they say nothing. */
export const areIdsSorted = (items: readonly { id: string }[]) => {
  const ids = items.map(({ id }) => id)
  return ids.join() === [...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).join()
}

export const listTexts = (items: Texts) => items.map(({ text }) => text)

export const areTextsDifferent = (items: Texts) => new Set(listTexts(items)).size === items.length

/** Whether only an id and a text are sent of each. */
export const areBare = (items: readonly object[]) => items.every(item => Object.keys(item).sort().join() === 'id,text')

/** Whether two lists hold the same texts, in any order. */
export const areSameTexts = (a: readonly string[], b: readonly string[]) =>
  [...a].sort().join('\n') === [...b].sort().join('\n')
