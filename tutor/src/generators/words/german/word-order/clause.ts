import { pick } from '../../../random.ts'
import type { Wrong } from '../../ask-word.ts'
import { GERMAN_SENTENCES, type German, say } from '../sentences.ts'

export const SECOND =
  'Dans une phrase qui affirme, le verbe conjugué est le deuxième élément ; un élément peut avoir plusieurs mots.'

export const THIRD = 'Le verbe conjugué n’est plus que le troisième élément.'

export const AT_END = 'Avec un verbe de modalité, l’autre verbe ferme la phrase, sans zu.'

export const listUsed = (use: unknown) => {
  const uses = String(use ?? 'weak strong').split(' ')
  const found = GERMAN_SENTENCES.filter(sentence => uses.includes(sentence.use))
  return found.length > 0 ? found : GERMAN_SENTENCES
}

export const draw = (random: () => number, use: unknown, isFit: (one: German) => boolean = () => true) =>
  pick(random, listUsed(use).filter(isFit))

/** Behind a noun a subject that comes late is unusual, behind a pronoun it is wrong. */
export const isPronoun = (subject: string) => /^(?:ich|du|er|wir|ihr)$/.test(subject)

export const rule = ({ infinitive }: German) => (infinitive ? AT_END : SECOND)

/** The moment first, the subject first, and as a question. */
export const fromMoment = ({ moment, verb, subject, rest, infinitive }: German) =>
  say([moment, verb, subject, rest, infinitive])

export const fromSubject = ({ subject, verb, moment, rest, infinitive }: German) =>
  say([subject, verb, moment, rest, infinitive])

/** The same with the moment behind, which is right too. */
export const momentLater = ({ subject, verb, moment, rest, infinitive }: German) =>
  say([subject, verb, rest, moment, infinitive])

export const wrongFromMoment = ({ moment, verb, subject, rest, infinitive }: German): Wrong[] => [
  [say([moment, subject, verb, rest, infinitive]), THIRD],
  ...(infinitive
    ? [
        [say([moment, verb, subject, infinitive, rest]), 'L’infinitif vient trop tôt : il ferme la phrase.'] as const,
        [
          say([moment, verb, subject, rest, 'zu', infinitive]),
          'Il n’y a pas de zu derrière un verbe de modalité.',
        ] as const,
      ]
    : [
        [say([moment, subject, rest, verb]), 'Le verbe conjugué est parti à la fin.'] as const,
        ...(isPronoun(subject)
          ? [[say([moment, verb, rest, subject]), 'Le sujet doit suivre le verbe aussitôt.'] as const]
          : []),
      ]),
]
