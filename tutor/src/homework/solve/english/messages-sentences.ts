/** The sentences of English sentences that are turned: passive, conditional, questions. */
export const messages = {
  object: (object: string) => `Le complément d’objet « ${object} » devient le sujet.`,
  passive: (be: string, participle: string) =>
    `On emploie be au temps du verbe (${be}), puis le participe passé : ${participle}.`,
  answer: (text: string) => `Réponse : **${text}**`,
  passiveRule:
    'Passif anglais : be conjugué au temps de la phrase active, suivi du participe passé. L’ancien sujet, s’il est utile, est introduit par by.',
  passiveHints: [
    'Quel est le complément d’objet ? Il devient le sujet.',
    'À quel temps est le verbe ? Mettez be à ce temps.',
    'Quel est le participe passé du verbe ?',
  ],
  conditions: {
    first: 'Conditionnel de type 1 : présent simple après if, will + base verbale dans l’autre partie.',
    second: 'Conditionnel de type 2 : prétérit après if, would + base verbale dans l’autre partie.',
  },
  conditionHints: [
    'Dans quelle partie de la phrase se trouve if ?',
    'Quel temps emploie-t-on après if ?',
    'Quel auxiliaire faut-il dans l’autre partie : will ou would ?',
  ],
  askedPart: (part: string, word: string) =>
    `« ${part} » est ce que l’on demande : on le remplace par « ${word} », en tête.`,
  helper: (helper: string) => `L’auxiliaire (${helper}) se place devant le sujet, et le verbe est à la base verbale.`,
  questionRule: 'Question anglaise : mot interrogatif, auxiliaire (do, does, did, ou be), sujet, base verbale.',
  questionHints: [
    'Sur quelle partie de la phrase porte la question ?',
    'Quel auxiliaire faut-il : do, does, did ou be ?',
    'Dans quel ordre met-on l’auxiliaire et le sujet ?',
  ],
} as const
