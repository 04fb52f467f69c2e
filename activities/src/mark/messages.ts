export const statement = {
  extraWord: 'ce mot n’était pas à repérer',
  rightSentences: 'Repérez toutes les phrases justes.',
  sentenceIsRight: (why: string) => `Cette phrase est juste. ${why}`,
  sentenceIsWrong: (correction: string) => `Cette phrase est fausse. ${correction}`,
}

export const correction = {
  someMarked: (found: number, total: number, extras: number) =>
    extras === 0
      ? `${found} sur ${total} : regardez ce qui manque, puis réessayez.`
      : `${found} sur ${total}, et ${extras} de trop : regardez les corrections, puis réessayez.`,
}

/** What the screen says. */
export const screen = {
  words: 'Touchez un mot pour le marquer ou le démarquer. Au clavier : flèches, puis Entrée.',
  sentences: 'Touchez une phrase pour la choisir ou la laisser.',
  text: 'Texte à parcourir',
  marked: (n: number) => (n === 0 ? 'Rien n’est marqué.' : n === 1 ? '1 élément marqué' : `${n} éléments marqués`),
  right: 'bien repéré',
  extra: 'en trop',
  missed: 'oublié',
  extras: 'En trop',
  list: (what: string, words: readonly string[]) => `${what} : ${words.join(', ')}`,
  forgotten: 'À repérer aussi',
  /** The names of the three results beside a sentence. */
  sentence: { right: 'Bien vu', extra: 'À revoir', missed: 'Elle était à choisir' },
} as const
