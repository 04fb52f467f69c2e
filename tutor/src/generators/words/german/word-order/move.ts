import type { Exercise, Generator } from '../../../exercise.ts'
import { pick, shuffle } from '../../../random.ts'
import { askWord } from '../../ask-word.ts'
import { type German, LINKED, say } from '../sentences.ts'
import {
  AT_END,
  draw,
  fromMoment,
  fromSubject,
  isPronoun,
  momentLater,
  rule,
  SECOND,
  THIRD,
  wrongFromMoment,
} from './clause.ts'

export const orderGroups: Generator = (random, { use }): Exercise => {
  const one = draw(random, use)
  const groups = [one.moment, one.verb, one.subject, one.rest, ...(one.infinitive ? [one.infinitive] : [])]
  return askWord({
    reasoning: 'order-groups',
    lang: 'de',
    level: 2,
    statement: `Remettez ces groupes dans l’ordre pour faire une phrase qui affirme et qui commence par « ${one.moment} » : ${shuffle(random, groups).join(' / ')}.`,
    answer: fromMoment(one),
    wrong: wrongFromMoment(one),
    hint: 'Le premier groupe est donné. Quel mot doit venir aussitôt après lui ?',
    rule: rule(one),
    begin: one.infinitive
      ? 'Il y a deux verbes : lequel est conjugué ?'
      : 'Repérez le verbe, puis la personne qui fait l’action.',
    steps: [
      `« ${one.moment} » occupe la première place : le verbe conjugué « ${one.verb} » vient en deuxième, puis le sujet.`,
      `« ${fromMoment(one)} »`,
    ],
  })
}

export const moveSubject: Generator = (random, { use }): Exercise => {
  const one = draw(random, use)
  const { subject, verb, moment, rest, infinitive } = one
  return askWord({
    reasoning: 'order-move',
    lang: 'de',
    level: 2,
    statement: `« ${fromMoment(one)} » Récrivez cette phrase en commençant par « ${subject} ».`,
    answer: fromSubject(one),
    accepted: [momentLater(one)],
    wrong: [
      [say([subject, moment, verb, rest, infinitive]), THIRD],
      [say([subject, moment, rest, infinitive, verb]), 'Le verbe conjugué est parti à la fin.'],
      [say([verb, subject, moment, rest, infinitive]), 'Le verbe en première place annonce une question.'],
    ],
    hint: 'Quand un groupe prend la première place, un autre doit la quitter.',
    rule: SECOND,
    begin: 'Le verbe conjugué ne bouge pas : ne déplacez que les autres groupes.',
    steps: [
      `Le sujet « ${subject} » passe devant, le verbe « ${verb} » garde la deuxième place, « ${moment} » vient après lui.`,
      `« ${fromSubject(one)} »`,
    ],
  })
}

const ask = ({ subject, verb, moment, rest, infinitive }: German) => say([verb, subject, moment, rest, infinitive], '?')

export const askYesOrNo: Generator = (random, { use }): Exercise => {
  const one = draw(random, use, ({ subject }) => subject !== 'ich')
  const { subject, verb, moment, rest, infinitive } = one
  return askWord({
    reasoning: 'order-question',
    lang: 'de',
    level: 2,
    statement: `« ${fromSubject(one)} » Transformez cette phrase en une question fermée, à laquelle on répond par ja ou nein.`,
    answer: ask(one),
    accepted: [say([verb, subject, rest, moment, infinitive], '?')],
    wrong: [
      [
        say(['ist', subject, verb, moment, rest, infinitive], '?'),
        '« Est-ce que » ne se traduit pas : seule la place du verbe change.',
      ],
      [
        say([subject, moment, verb, rest, infinitive], '?'),
        'Le verbe n’a pas pris la place qu’il a dans une question.',
      ],
      [say([subject, moment, rest, infinitive, verb], '?'), 'Le verbe conjugué est parti à la fin.'],
      ...(isPronoun(subject)
        ? [[say([verb, moment, rest, infinitive, subject], '?'), 'Le sujet doit suivre le verbe aussitôt.'] as const]
        : []),
    ],
    hint: 'N’ajoutez aucun mot : il suffit d’en déplacer un.',
    rule: 'Dans une question fermée, le verbe conjugué passe en première place et le sujet vient aussitôt après.',
    begin: 'Soulignez le verbe conjugué.',
    steps: [`Le verbe conjugué « ${verb} » passe en tête, et le sujet « ${subject} » le suit.`, `« ${ask(one)} »`],
  })
}

export const continueSentence: Generator = (random): Exercise => {
  const { before, link, subject, verb, rest, isZero } = pick(random, LINKED)
  const straight = `${subject} ${verb} ${rest}`
  const turned = `${verb} ${subject} ${rest}`
  const end = `${subject} ${rest} ${verb}`
  const answer = isZero ? straight : turned
  return askWord({
    reasoning: 'order-link',
    lang: 'de',
    level: 2,
    statement: `Complétez : « ${before}, ${link} … » Choisissez entre : ${shuffle(random, [straight, turned, end]).join(' ; ')}.`,
    answer,
    accepted: [`${before}, ${link} ${answer}.`],
    wrong: [
      isZero
        ? [turned, `« ${link} » ne compte pas pour une place : rien ne s’inverse.`]
        : [straight, `« ${link} » occupe la première place : le verbe doit suivre aussitôt.`],
      [end, 'Le verbe conjugué ne va pas à la fin ici.'],
    ],
    hint: 'Ce petit mot compte-t-il pour un élément ?',
    rule: 'Und, aber, oder, denn ne comptent pas pour une place ; dann, danach, deshalb, trotzdem en occupent une.',
    begin: 'Cherchez dans quelle liste de la leçon se trouve le mot qui relie.',
    steps: [
      isZero
        ? `« ${link} » occupe la place zéro : le sujet reste devant le verbe.`
        : `« ${link} » occupe la première place : le verbe vient en deuxième, puis le sujet.`,
      `« ${before}, ${link} ${answer}. »`,
    ],
  })
}

export const addModal: Generator = (random, { use }): Exercise => {
  const one = draw(random, use ?? 'modal-5', ({ alone }) => alone !== undefined)
  const { subject, verb, moment, rest, infinitive, alone } = one
  return askWord({
    reasoning: 'order-add-modal',
    lang: 'de',
    level: 3,
    statement: `« ${say([subject, alone, moment, rest])} » Récrivez cette phrase en commençant par « ${subject} ${verb} ».`,
    answer: fromSubject(one),
    accepted: [momentLater(one)],
    wrong: [
      [say([subject, verb, infinitive, moment, rest]), 'L’infinitif vient trop tôt : il ferme la phrase.'],
      [say([subject, verb, moment, rest, 'zu', infinitive]), 'Il n’y a pas de zu derrière un verbe de modalité.'],
      [say([subject, verb, moment, rest, `ge${infinitive ?? ''}`]), 'Ce n’est pas un participe qu’il faut ici.'],
      ...(alone === infinitive
        ? []
        : [[say([subject, verb, moment, rest, alone]), 'Un seul verbe est conjugué dans la phrase.'] as const]),
    ],
    hint: 'Deux verbes se suivront : un seul reste conjugué.',
    rule: AT_END,
    begin: `Quel est l’infinitif de « ${alone ?? ''} » ?`,
    steps: [
      `« ${verb} » est maintenant le verbe conjugué : « ${alone ?? ''} » redevient un infinitif et va à la fin.`,
      `« ${fromSubject(one)} »`,
    ],
  })
}
