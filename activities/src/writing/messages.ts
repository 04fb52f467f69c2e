const formatWords = (n: number) => `${n} ${n > 1 ? 'mots' : 'mot'}`

/** What the screen says. */
export const screen = {
  answer: 'Votre réponse',
  text: 'Votre texte',
  sentence: 'La phrase corrigée',
  wrongSentence: 'La phrase à corriger',
  source: (title: string) => `Le texte : ${title}`,
  counted: (n: number, least: number | undefined) =>
    least === undefined
      ? formatWords(n)
      : n < least
        ? `${formatWords(n)} sur ${least} au moins`
        : `${formatWords(n)} : la longueur est bonne`,
  mustUse: 'Mots à employer',
  used: (word: string) => `${word} : employé`,
  toUse: (word: string) => `${word} : à employer`,
  criteria: 'Ce qu’on attend',
  assess: 'Relisez-vous : cochez ce que votre texte contient.',
  assessed: (met: number, total: number) =>
    met === total ? 'Tout y est.' : `${met} sur ${total} : vous pouvez reprendre votre texte pour le reste.`,
  ideas: 'Les idées attendues',
  found: 'Reconnue dans votre réponse',
  notFound: 'Pas reconnue : l’avez-vous dite ?',
  model: 'Voir le corrigé',
  listenQuestion: 'Écouter la question',
  speak: 'Répondre en parlant',
} as const
