import { areBare, areIdsSorted, areTextsDifferent, listTexts } from './elements.ts'
import { mapValues } from './records.ts'

type Elements = readonly { id: string; text: string }[]
type Texts = Readonly<Record<string, string>>

/** Each element in the group beside its own. */
export const putBeside = (groups: Texts, labels: Texts) => {
  const names = Object.keys(labels)
  return mapValues(groups, group => names[(names.indexOf(group) + 1) % names.length] ?? '')
}

/** Ids say nothing, and the texts are those of the question, each once where it must be. */
export const findGroupLeaks = (groups: Elements, items: Elements, used: readonly string[]) => [
  !(areIdsSorted(groups) && areIdsSorted(items)) && 'ids tell their place',
  !areTextsDifferent(items) && `the same element stands in two groups: ${listTexts(items).join(' | ')}`,
  new Set(used).size !== groups.length && 'a group stays empty',
  !areBare([...items, ...groups]) && 'more than the text is sent',
]
