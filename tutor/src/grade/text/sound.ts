/** How a word sounds, roughly: a real word that sounds like the wanted one may be its misspelling. */
export const sound = (word: string): string =>
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
