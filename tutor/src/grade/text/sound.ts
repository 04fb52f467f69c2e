const readSound = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/eau|au/g, 'o')
    .replace(/qu|k|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])|ss|sc(?=[ei])/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/ai|ei/g, 'e')
    .replace(/en|em|am(?=[pb])|an/g, 'an')
    .replace(/om(?=[pbt])/g, 'on')
    .replace(/ain|ein|im(?=[pb])/g, 'in')
    .replace(/y/g, 'i')
    .replace(/h/g, '')
    .replace(/(.)\1/g, '$1')
    .replace(/(?:ent|es|er|ez|e|s|t|x|d|p|z)+$/, '')

const MAX_REMEMBERED = 20_000
const remembered = new Map<string, string>()
/** How a word sounds, roughly: a real word that sounds like the wanted one may be its misspelling. */
export const sound = (word: string): string => {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const read = readSound(word)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(word, read)
  return read
}
