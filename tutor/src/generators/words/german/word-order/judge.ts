import { lookup } from '@ariane/shared/catalogue'
import type { Exercise, Generator } from '../../../exercise.ts'
import { int, pick, shuffle } from '../../../random.ts'
import { askFalse } from '../../ask-false.ts'
import { askWord, type Wrong } from '../../ask-word.ts'
import { say } from '../sentences.ts'
import { draw, fromMoment, fromSubject, isPronoun, listUsed, rule, SECOND, wrongFromMoment } from './clause.ts'

export const nameFirst: Generator = (random, { use }): Exercise => {
  const one = draw(random, use, ({ moment }) => moment.includes(' '))
  const [first = ''] = one.moment.split(' ')
  const options: Wrong[] = [
    [first, 'Ce mot ne forme pas seul un élément : la suite va avec lui.'],
    [one.subject, 'Le sujet vient ici derrière le verbe.'],
    [`${one.moment} ${one.verb}`, 'Le verbe conjugué compte à part : il occupe la deuxième place.'],
  ]
  return askWord({
    reasoning: 'order-first',
    lang: 'de',
    level: 1,
    statement: `« ${fromMoment(one)} » Quel groupe occupe la première place ? Choisissez entre : ${shuffle(random, [one.moment, ...options.map(([text]) => text)]).join(', ')}.`,
    answer: one.moment,
    wrong: options,
    hint: 'Comptez les éléments, et non les mots.',
    rule: SECOND,
    begin: 'Repérez le verbe conjugué : tout ce qui est devant lui forme un seul élément.',
    steps: [
      `Le verbe conjugué est « ${one.verb} » : il occupe la deuxième place.`,
      `Devant lui se trouve « ${one.moment} » : c’est un seul élément, même s’il a deux mots.`,
    ],
  })
}

export const findFalse: Generator = (random, { use }): Exercise => {
  const three = shuffle(random, listUsed(use)).slice(0, 3)
  const at = int(random, 0, 2)
  const bad = three[at] ?? draw(random, use)
  const [[text]] = [pick(random, wrongFromMoment(bad).slice(0, 2))]
  const shown = three.map((one, i) => {
    if (i === at)
      return {
        text,
        why: one.infinitive
          ? 'le verbe conjugué doit venir en deuxième, et l’infinitif à la fin'
          : 'le verbe conjugué doit venir en deuxième, et le sujet aussitôt après',
      }
    return random() < 0.5
      ? { text: fromMoment(one), why: `« ${one.moment} » est en tête, et le verbe en deuxième position` }
      : { text: fromSubject(one), why: 'le sujet est en tête, et le verbe en deuxième position' }
  })
  return askFalse({
    reasoning: 'order-false',
    shown,
    at,
    right: fromMoment(bad),
    hint: 'Dans chacune, soulignez le verbe conjugué et comptez les éléments.',
    rule: rule(bad),
    begin: 'Séparez par un trait ce qui est devant le verbe conjugué.',
  })
}

const MISTAKES = {
  third: 'le verbe conjugué n’est pas en deuxième position',
  last: 'le sujet est tout à la fin',
  comma: 'il y a une virgule de trop',
  early: 'l’infinitif n’est pas à la fin',
  zu: 'il y a un zu de trop',
} as const

const REFUTED: Readonly<Record<string, string>> = {
  [MISTAKES.third]: 'Un seul élément précède ici le verbe conjugué.',
  [MISTAKES.last]: 'La phrase ne finit pas par le sujet.',
  [MISTAKES.comma]: 'Il n’y a pas de virgule dans cette phrase.',
  [MISTAKES.early]: 'L’infinitif ferme bien la phrase.',
  [MISTAKES.zu]: 'Il n’y a pas de zu dans cette phrase.',
}

export const nameMistake: Generator = (random, { use }): Exercise => {
  const one = draw(random, use, ({ subject, infinitive }) => infinitive !== undefined || isPronoun(subject))
  const { moment, verb, subject, rest, infinitive } = one
  const shown: Partial<Record<keyof typeof MISTAKES, string>> = {
    third: say([moment, subject, verb, rest, infinitive]),
    comma: say([`${moment},`, verb, subject, rest, infinitive]),
    ...(infinitive
      ? {
          early: say([moment, verb, subject, infinitive, rest]),
          zu: say([moment, verb, subject, rest, 'zu', infinitive]),
        }
      : { last: say([moment, verb, rest, subject]) }),
  }
  const [kind, text] = pick(random, Object.entries(shown))
  const names = Object.keys(shown).flatMap(name => Object.entries(MISTAKES).filter(([known]) => known === name))
  const answer = names.find(([name]) => name === kind)?.[1] ?? ''
  const wrong = names.filter(([name]) => name !== kind)
  return askWord({
    reasoning: 'order-mistake',
    level: 3,
    statement: `Un élève écrit : « ${text} » Quelle faute a-t-il faite ? Choisissez entre : ${shuffle(
      random,
      names.map(([, said]) => said),
    ).join(' ; ')}.`,
    answer,
    wrong: wrong.map(([, said]): Wrong => [said, lookup(REFUTED, said) ?? '']),
    hint: 'Écrivez d’abord la phrase juste, puis comparez.',
    rule: rule(one),
    begin: 'Lisez la phrase groupe par groupe, en vous arrêtant au premier qui gêne.',
    steps: [`La phrase juste est : « ${fromMoment(one)} »`, `L’élève a écrit « ${text} » : ${answer}.`],
  })
}

export const chooseReason: Generator = (random, { use }): Exercise => {
  const one = draw(random, use)
  const right = fromMoment(one)
  const bad = say([one.moment, one.subject, one.verb, one.rest, one.infinitive])
  const isFirst = random() < 0.5
  const [a, b] = isFirst ? [right, bad] : [bad, right]
  const [winner, loser] = isFirst ? ['A', 'B'] : ['B', 'A']
  const answer = `${winner}, car le verbe est deuxième`
  const wrong: Wrong[] = [
    [`${loser}, car le sujet précède le verbe`, 'C’est l’ordre du français : en allemand, le sujet passe derrière.'],
    ['les deux, car l’ordre est libre', 'Les groupes bougent, mais la place du verbe conjugué est fixe.'],
    [`${winner}, car le sujet est toujours à la fin`, 'Le sujet suit le verbe, mais il n’est pas à la fin.'],
  ]
  return askWord({
    reasoning: 'order-judge',
    level: 3,
    statement: `Deux élèves disent la même chose. A : « ${a} » B : « ${b} » Qui a raison, et pourquoi ? Choisissez entre : ${shuffle(random, [answer, ...wrong.map(([text]) => text)]).join(' ; ')}.`,
    answer,
    wrong,
    hint: 'Cherchez ce qui diffère d’une phrase à l’autre : deux mots ont changé de place.',
    rule: 'Comptez les éléments de chaque phrase : ils ne sont pas en nombre libre devant le verbe.',
    begin: `Combien d’éléments y a-t-il devant « ${one.verb} » dans chacune ?`,
    steps: [
      `Devant « ${one.verb} », il ne doit y avoir qu’un élément : ici, « ${one.moment} ».`,
      `« ${right} » est juste ; dans « ${bad} », le verbe est troisième.`,
    ],
  })
}
