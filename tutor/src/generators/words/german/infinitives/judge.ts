import { lookup } from '@ariane/shared/catalogue'
import type { Exercise, Generator } from '../../../exercise.ts'
import { int, pick, shuffle } from '../../../random.ts'
import { askFalse } from '../../ask-false.ts'
import { askWord, type Wrong } from '../../ask-word.ts'
import { drawInfinitive, INFINITIVES, isSeparable, NEVER, WITH_ZU, WITHOUT, whole, withZu } from './infinitive.ts'

const MISTAKES = {
  extra: 'il y a un zu de trop',
  missing: 'il manque zu',
  order: 'l’infinitif n’est pas à la fin',
  outside: 'zu devrait être à l’intérieur du verbe',
} as const

const REFUTED: Readonly<Record<string, string>> = {
  [MISTAKES.extra]: 'Le début de cette phrase demande zu.',
  [MISTAKES.missing]: 'Il y a déjà un zu dans la phrase.',
  [MISTAKES.order]: 'L’infinitif ferme bien la phrase.',
  [MISTAKES.outside]: 'Ce verbe n’a pas de particule séparable.',
}

type Mistake = keyof typeof MISTAKES

/** A wrong sentence, and the right one. */
const makeWrong = (random: () => number, kind: Mistake): readonly [bad: string, right: string] => {
  const one = drawInfinitive(random, each => isSeparable(each) === (kind === 'outside'))
  const modal = pick(random, WITHOUT)
  const head = pick(random, WITH_ZU)
  const right = `${head}, ${one.rest} ${withZu(one)}.`
  switch (kind) {
    case 'extra':
      return [`${modal} ${one.rest} zu ${one.verb}.`, `${modal} ${one.rest} ${one.verb}.`]
    case 'missing':
      return [`${head}, ${one.rest} ${one.verb}.`, right]
    case 'order':
      return [`${head}, zu ${one.verb} ${one.rest}.`, right]
    case 'outside':
      return [`${head}, ${one.rest} zu ${whole(one)}.`, right]
  }
}

export const nameMistake: Generator = (random): Exercise => {
  const kind = pick(random, ['extra', 'missing', 'order', 'outside'] as const)
  const [bad, right] = makeWrong(random, kind)
  const answer = MISTAKES[kind]
  return askWord({
    reasoning: 'zu-mistake',
    level: 3,
    statement: `Un élève écrit : « ${bad} » Quelle faute a-t-il faite ? Choisissez entre : ${shuffle(random, Object.values(MISTAKES)).join(' ; ')}.`,
    answer,
    wrong: Object.values(MISTAKES)
      .filter(text => text !== answer)
      .map((text): Wrong => [text, lookup(REFUTED, text) ?? '']),
    hint: 'Écrivez d’abord la phrase comme il faut.',
    rule: NEVER,
    begin: 'Le début de la phrase demande-t-il ce petit mot, et le verbe a-t-il une particule ?',
    steps: [`La phrase juste est : « ${right} »`, `L’élève a écrit « ${bad} » : ${answer}.`],
  })
}

export const correctSentence: Generator = (random): Exercise => {
  const kind = pick(random, ['extra', 'missing', 'order', 'outside'] as const)
  const [bad, right] = makeWrong(random, kind)
  return askWord({
    reasoning: 'zu-correct',
    lang: 'de',
    level: 2,
    statement: `« ${bad} » Cette phrase a une faute de construction. Récrivez-la correctement.`,
    answer: right,
    wrong: [
      [bad, 'C’est la phrase à corriger.'],
      [right.replace(/(\S+)\.$/, '$1 zu.'), 'Zu ne vient jamais derrière l’infinitif.'],
      [
        kind === 'extra' ? right.replace(/^(\S+ \S+) /, '$1, um ') : right.replace(', ', ', um '),
        'Il ne s’agit pas ici de dire un but.',
      ],
    ],
    hint: 'Cherchez du côté de l’infinitif et de ce qui l’entoure.',
    rule: NEVER,
    begin: 'Relisez le début de la phrase : qu’annonce-t-il ?',
    steps: [`Dans « ${bad} », ${MISTAKES[kind]}.`, `« ${right} »`],
  })
}

export const findFalse: Generator = (random): Exercise => {
  const kind = pick(random, ['extra', 'missing', 'order', 'outside'] as const)
  const [text, right] = makeWrong(random, kind)
  const [a, b] = shuffle(random, INFINITIVES)
  const head = pick(random, WITH_ZU)
  const modal = pick(random, WITHOUT)
  const good = [
    ...(a
      ? [{ text: `${head}, ${a.rest} ${withZu(a)}.`, why: `« ${head} » demande zu, et l’infinitif est à la fin` }]
      : []),
    ...(b ? [{ text: `${modal} ${b.rest} ${whole(b)}.`, why: `« ${modal} » est suivi d’un infinitif sans zu` }] : []),
  ]
  const at = int(random, 0, 2)
  return askFalse({
    reasoning: 'zu-false',
    shown: good.toSpliced(at, 0, { text, why: MISTAKES[kind] }),
    at,
    right,
    hint: 'Pour chacune, demandez-vous ce que le début annonce.',
    rule: NEVER,
    begin: 'Soulignez chaque infinitif, puis vérifiez sa place et sa forme.',
  })
}
