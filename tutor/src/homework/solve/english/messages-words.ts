/** The sentences about English nouns and possessives. */
export const messages = {
  becomes: (from: string, to: string) => `« ${from} » donne « ${to} ».`,
  answer: (text: string) => `Réponse : **${text}**.`,
  pluralRule:
    'Pluriel : -s ; -es après s, x, ch, sh ; consonne + y → -ies. Irréguliers : child → children, man → men, foot → feet, mouse → mice…',
  pluralHints: [
    'Comment le mot se termine-t-il ?',
    'Y a-t-il une consonne devant le y ?',
    'Est-ce un pluriel irrégulier du tableau ?',
  ],
  owner: (pronoun: string, form: string) => `Avec « ${pronoun} », l’adjectif possessif est « ${form} ».`,
  possessiveRule: 'I → my, you → your, he → his, she → her, it → its, we → our, they → their : on regarde qui possède.',
  possessiveHints: [
    'Qui possède ?',
    'Est-ce un homme, une femme, un objet, plusieurs personnes ?',
    'L’adjectif possessif anglais ne s’accorde pas avec ce qui est possédé.',
  ],
} as const
