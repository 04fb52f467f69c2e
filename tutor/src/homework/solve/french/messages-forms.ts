import { ended } from '../../../words.ts'
import type { Tense } from '../conjugation/ask.ts'

/** The sentences about forms that are read, and sentences that are put in another tense. */
export const messages = {
  /** What a tense may be called, the first name being shown. */
  tenses: {
    PRESENT: ['présent', "présent de l'indicatif"],
    FUTUR: ['futur', 'futur simple', "futur simple de l'indicatif", "futur de l'indicatif"],
    IMPARFAIT: ['imparfait', "imparfait de l'indicatif"],
    PASSE_SIMPLE: ['passé simple', "passé simple de l'indicatif"],
    PASSE_COMPOSE: ['passé composé', "passé composé de l'indicatif"],
    PLUS_QUE_PARFAIT: ['plus-que-parfait', "plus-que-parfait de l'indicatif"],
    FUTUR_ANTERIEUR: ['futur antérieur', "futur antérieur de l'indicatif"],
    CONDITIONNEL_PRESENT: ['conditionnel présent', 'présent du conditionnel'],
    CONDITIONNEL_PASSE_1: ['conditionnel passé', 'passé du conditionnel'],
  } as Partial<Record<Tense, string[]>>,
  formOf: (form: string, tense: string) => `La terminaison de « ${form} » montre qu’il est conjugué ${tense}.`,
  tenseRule:
    'La terminaison du verbe dit son temps : -ais, -ait, -ions, -aient à l’imparfait ; -rai, -ras, -ra au futur ; -rais, -rait au conditionnel ; un auxiliaire et un participe passé à un temps composé.',
  tenseHints: [
    'Le verbe est-il en un seul mot, ou en deux (auxiliaire + participe passé) ?',
    'Quelle est sa terminaison ?',
    'Mettez « hier », « maintenant » ou « demain » devant : qu’est-ce qui convient ?',
  ],
  infinitiveOf: (form: string, verb: string) => `« ${form} » : il faut ${verb}. L’infinitif est « ${verb} ».`,
  infinitiveRule: 'L’infinitif est le nom du verbe, celui du dictionnaire : « il faut… », « en train de… ».',
  infinitiveHints: [
    'Dites « il est en train de… » : quel mot vient ?',
    'Le radical peut changer : pensez à tout le verbe.',
    'L’infinitif se termine par -er, -ir, -re ou -oir.',
  ],
  verbTo: (from: string, to: string) => `Le verbe « ${from} » devient « ${to} ».`,
  changeRule:
    'Pour changer le temps d’une phrase, on repère le verbe conjugué et son sujet, on garde la personne, et on change la terminaison (ou l’auxiliaire).',
  changeHints: [
    'Quel est le verbe conjugué ? Quel est son infinitif ?',
    'Quel est son sujet, à quelle personne ?',
    'Au passé composé : avoir ou être ? Faut-il accorder le participe ?',
  ],
  feminine: (from: string, to: string) => `« ${from} » donne « ${to} ».`,
  feminineRule:
    'Le féminin d’un adjectif se forme souvent avec -e. Attention : -eux → -euse, -if → -ive, -er → -ère, consonne doublée (gentille, bonne), et les irréguliers (belle, blanche, longue…).',
  feminineHints: [
    'Dites le mot avec « elle est… » : qu’entend-on à la fin ?',
    'Le mot suit-il une des règles de la leçon, ou est-il irrégulier ?',
    'Y a-t-il une consonne à doubler, ou un accent à ajouter ?',
  ],
  pluralRule:
    'Le pluriel se forme le plus souvent avec -s ; -eau, -au, -eu prennent -x, -al devient -aux (sauf exceptions).',
  pluralHints: [
    'Comment le mot se termine-t-il au singulier ?',
    'Est-ce une exception de la leçon (bijou, pneu, bal…) ?',
    'Ajoutez la terminaison, puis relisez avec « des ».',
  ],
  voiceActive: 'Le sujet fait l’action : la phrase est à la voix active.',
  voicePassive: (verb: string) =>
    `« ${verb} » est formé de l’auxiliaire être et du participe passé : le sujet subit l’action, la phrase est à la voix passive.`,
  voiceRule:
    'À la voix active, le sujet fait l’action. À la voix passive, il la subit : être + participe passé, et l’auteur de l’action est introduit par « par ».',
  voiceHints: [
    'Qui fait l’action ? Est-ce le sujet ?',
    'Le verbe est-il formé avec « être » et un participe passé ?',
    'Y a-t-il un complément introduit par « par » ?',
  ],
  wordClass: (word: string, name: string) => `« ${word} » est ${name}.`,
  classRule:
    'La nature (ou classe grammaticale) est celle du dictionnaire : nom, verbe, adjectif, déterminant, pronom, adverbe, préposition, conjonction.',
  classHints: [
    'Le mot change-t-il au pluriel ou selon la personne ?',
    'Peut-on mettre « un » ou « une » devant ? Peut-on le conjuguer ?',
    'Cherchez son abréviation dans le dictionnaire : n., v., adj., adv.',
  ],
  answer: (text: string) => ended(`Réponse : **${text}**`),
}
