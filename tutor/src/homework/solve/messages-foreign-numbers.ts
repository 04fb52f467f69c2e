const rules = {
  es: 'De 16 à 29, le nombre s’écrit en un mot (*dieciséis*, *veintidós*) ; de 31 à 99, on met *y* entre la dizaine et l’unité (*cuarenta y siete*).',
  de: 'De 21 à 99, on dit l’unité, *und*, puis la dizaine, en un seul mot : *einundzwanzig*.',
} as const

/** The sentences of numbers written in Spanish and German. */
export const messages = {
  parts: (lang: keyof typeof rules) => rules[lang],
  answer: (digits: string, word: string) => `${digits} s’écrit **${word}**.`,
  rules,
  hints: [
    'Quelles sont les centaines, la dizaine et l’unité ?',
    'Connaissez-vous le nom de la dizaine ? Et celui de l’unité ?',
    'Dans quel ordre les écrit-on, et en combien de mots ?',
  ],
} as const
