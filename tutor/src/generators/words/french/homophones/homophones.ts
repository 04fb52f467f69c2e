import type { Exercise, Generator } from '../../../exercise.ts'
import { pick, shuffle } from '../../../random.ts'
import { askWord, type Wrong } from '../../ask-word.ts'
import {
  capitalise,
  draw,
  fill,
  HINT,
  isWritten,
  listForms,
  listKinds,
  listOthers,
  mayBeSame,
  RULE,
  withExtra,
} from './draw-homophone.ts'
import { DOUBLES } from './families.ts'

/** The word that is missing. */
const fillHomophone: Generator = (random, params): Exercise => {
  const all = listKinds(params)
  const { kind, sentence, family } = draw(
    random,
    all.filter(one => isWritten(one, all)),
  )
  const wrong = withExtra(kind.family, listOthers(family, kind.form))
  return askWord({
    reasoning: 'homophone-fill',
    level: 1,
    statement: `Complétez : « ${sentence} » Choisissez entre : ${shuffle(random, [kind.form, ...wrong.map(([text]) => text)]).join(', ')}.`,
    answer: kind.form,
    accepted: [fill(sentence, kind.form)],
    wrong,
    hint: HINT,
    rule: RULE,
    begin: 'Retrouvez dans votre leçon un exemple bâti comme cette phrase.',
    steps: [`Ici, ${kind.why}.`, `On écrit donc : « ${fill(sentence, kind.form)} »`],
  })
}

/** Words that would make another sentence that can be said: never offered together. */
const BOTH_FIT = [
  ['ou bien', 'et puis'],
  ['bien que', 'lorsque'],
  ['il', 'cela'],
  ['avait', 'l’avait'],
]
const bothFit = (one: string, other: string) => BOTH_FIT.some(pair => pair.includes(one) && pair.includes(other))

/** What may stand in the place of a word, and proves how it is written. */
const swapHomophone: Generator = (random, params): Exercise => {
  const kinds = listKinds(params)
  const { kind, sentence } = draw(
    random,
    kinds.filter(({ swap }) => swap),
  )
  const others = shuffle(
    random,
    kinds.filter(({ swap }) => swap && swap !== kind.swap && !bothFit(swap, kind.swap)),
  )
  const spare = ['avait', 'étaient', 'et puis', 'mon'].filter(swap => swap !== kind.swap && !bothFit(swap, kind.swap))
  const wrong = [
    ...others.map(({ swap, form }): Wrong => [swap, `« ${capitalise(swap)} » sert à reconnaître « ${form} ».`]),
    ...spare.map((swap): Wrong => [swap, `Avec « ${swap} », la phrase ne veut plus rien dire.`]),
  ].filter(([text], i, list) => list.findIndex(([other]) => other === text) === i)
  const offered = shuffle(random, [kind.swap, ...wrong.slice(0, 3).map(([text]) => text)])
  return askWord({
    reasoning: 'homophone-swap',
    level: 1,
    statement: `« ${fill(sentence, `[${kind.form}]`)} » Par quoi peut-on remplacer « ${kind.form} » pour vérifier comment il s’écrit ? Choisissez entre : ${offered.join(', ')}.`,
    answer: kind.swap,
    wrong: wrong.slice(0, 3),
    hint: 'Le bon remplacement laisse une phrase correcte, de même sens ou presque.',
    rule: 'Dites la phrase avec chacune des propositions, et écoutez.',
    begin: 'Écartez d’abord celles qui font une phrase impossible.',
    steps: [`Ici, ${kind.why}.`, `On peut dire : « ${fill(sentence, kind.swap)} »`],
  })
}

/** What a word is in its sentence. */
const classHomophone: Generator = (random, params): Exercise => {
  const kinds = listKinds(params)
  const { kind, sentence, family } = draw(random, kinds)
  const foreign = shuffle(
    random,
    kinds.filter(one => one.family !== kind.family && !family.some(({ what }) => mayBeSame(what, one.what))),
  )
  const wrong = [...family.filter(({ what }) => what !== kind.what), ...foreign]
    .filter(({ what }, i, list) => list.findIndex(other => other.what === what) === i)
    .slice(0, 3)
    .map(
      ({ what, form, why }): Wrong => [
        what,
        form === kind.form ? `Pas dans cette phrase : ${why}.` : `Ce serait « ${form} ».`,
      ],
    )
  return askWord({
    reasoning: 'homophone-class',
    level: 2,
    statement: `« ${fill(sentence, `[${kind.form}]`)} » Qu’est-ce que « ${kind.form} » dans cette phrase ? Choisissez entre : ${shuffle(
      random,
      [kind.what, ...wrong.map(([text]) => text)],
    ).join(' ; ')}.`,
    answer: kind.what,
    wrong,
    hint: 'Regardez le mot qui suit, et à quoi sert le mot entre crochets.',
    rule: RULE,
    begin: 'Mettez toute cette phrase au passé : le mot change-t-il ?',
    steps: [`« ${fill(sentence, kind.form)} »`, `Ici, ${kind.why}. C’est donc ${kind.what}.`],
  })
}

const NUMBERS = ['1', '2', '3'] as const
/** Three sentences, of which one is written with the wrong word of its family. */
const findHomophoneError: Generator = (random, params): Exercise => {
  const kinds = listKinds(params)
  const bad = draw(random, kinds)
  const [wrongForm = ''] = shuffle(random, listForms(bad.family.filter(({ form }) => form !== bad.kind.form)))
  const good = shuffle(
    random,
    bad.family.flatMap(kind => kind.sentences.map(sentence => ({ kind, sentence }))),
  )
    .filter(({ sentence }) => sentence !== bad.sentence)
    .slice(0, 2)
  const lines = shuffle(random, [
    ...good.map(({ kind, sentence }) => ({ text: fill(sentence, kind.form), why: kind.why, isBad: false })),
    { text: fill(bad.sentence, wrongForm), why: bad.kind.why, isBad: true },
  ])
  const at = lines.findIndex(({ isBad }) => isBad)
  const answer = `la phrase ${at + 1}`
  return askWord({
    reasoning: 'homophone-find-error',
    level: 2,
    statement:
      `Une seule de ces phrases est mal écrite. Laquelle ? ${lines.map(({ text }, i) => `(${i + 1}) ${text}`).join(' ')} Répondez par « la phrase 1 », « la phrase 2 » ou « la phrase 3 ».`.replace(
        /\(3\)$/,
        '',
      ),
    answer,
    accepted: [`${at + 1}`, `phrase ${at + 1}`],
    wrong: lines.flatMap(({ why, isBad }, i): Wrong[] =>
      isBad ? [] : [[`la phrase ${NUMBERS[i]}`, `Elle est bien écrite : ${why}.`]],
    ),
    hint: 'Vérifiez une phrase après l’autre, sans vous fier à l’oreille : les mots se prononcent de la même façon.',
    rule: RULE,
    begin: 'Cherchez dans chacune le mot qui a un jumeau dans la leçon.',
    steps: [
      `Dans la phrase ${at + 1}, ${bad.kind.why}.`,
      `Il faut donc écrire : « ${fill(bad.sentence, bad.kind.form)} »`,
    ],
  })
}

/** A sentence with a word that is to be written otherwise. */
const mendHomophone: Generator = (random, params): Exercise => {
  const all = listKinds(params)
  const { kind, sentence, family } = draw(
    random,
    all.filter(one => isWritten(one, all)),
  )
  const [wrongForm = ''] = shuffle(
    random,
    listForms(family).filter(form => form !== kind.form),
  )
  return askWord({
    reasoning: 'homophone-mend',
    level: 2,
    statement: `Un homophone de la leçon est mal choisi dans cette phrase : « ${fill(sentence, wrongForm)} » Récrivez-le comme il faut, sans rien changer d’autre.`,
    answer: kind.form,
    accepted: [fill(sentence, kind.form)],
    wrong: withExtra(kind.family, [
      [wrongForm, 'C’est le mot qui est dans la phrase : il faut le changer.'],
      ...listOthers(family, kind.form).filter(([text]) => text !== wrongForm),
    ]),
    hint: 'Cherchez, parmi tous les mots, celui qui possède un jumeau dans votre leçon.',
    rule: RULE,
    begin: 'Que signifierait-il, écrit ainsi ? Essayez les autres formes.',
    steps: [`Il faut changer « ${wrongForm} » : ici, ${kind.why}.`, `« ${fill(sentence, kind.form)} »`],
  })
}

const COUNTS = ['aucune', 'une', 'deux', 'trois', 'quatre'] as const
/** How many of four sentences take a given word. */
const countHomophones: Generator = (random, params): Exercise => {
  const kinds = listKinds(params)
  const { kind, family } = draw(random, kinds)
  const sentences = shuffle(
    random,
    family.flatMap(one => one.sentences.map(sentence => ({ sentence, one }))),
  ).slice(0, 4)
  const fitting = sentences.filter(({ one }) => one.form === kind.form)
  const answer = COUNTS[fitting.length] ?? ''
  const spelled = sentences.map(({ sentence }, i) => `(${i + 1}) ${sentence}`).join(' ')
  return askWord({
    reasoning: 'homophone-count',
    level: 3,
    statement: `Combien de ces quatre phrases se complètent avec « ${kind.form} » ? ${spelled} Répondez par : ${COUNTS.join(', ')}.`,
    answer,
    accepted: [`${fitting.length}`],
    wrong: COUNTS.filter(text => text !== answer).map(
      (text): Wrong => [
        text,
        COUNTS.indexOf(text) > fitting.length
          ? 'C’est trop : l’un de ces mots a un jumeau plus juste.'
          : 'Vous en avez oublié : essayez le remplacement dans chaque phrase.',
      ],
    ),
    hint: 'Complétez chaque phrase, puis comptez.',
    rule: RULE,
    begin: 'Notez pour chacune le mot que vous écririez.',
    steps: [
      sentences.map(({ sentence, one }) => `« ${fill(sentence, one.form)} »`).join(' '),
      `On écrit « ${kind.form} » quand ${kind.why}. Nombre de phrases : ${answer}.`,
    ],
  })
}

/** A sentence that takes two words of one family. */
const orderHomophones: Generator = (random, params): Exercise => {
  const kinds = listKinds(params)
  const families = new Set(kinds.map(({ family }) => family))
  const [family, sentence, words] = pick(
    random,
    DOUBLES.filter(([name]) => families.has(name)),
  )
  const [first = '', second = ''] = words.split(' ')
  const own = kinds.filter(one => one.family === family)
  const why = (form: string) => own.find(one => one.form === form)?.why ?? ''
  return askWord({
    reasoning: 'homophone-order',
    level: 3,
    statement: `Complétez : « ${sentence} » Choisissez entre : ${shuffle(random, listForms(own)).join(', ')}. Écrivez les deux mots qui manquent, dans l’ordre.`,
    answer: words,
    accepted: [`${first}, ${second}`, `${first} et ${second}`, fill(fill(sentence, first), second)],
    wrong: [
      [`${second} ${first}`, 'Ce sont les bons mots, dans l’autre ordre : relisez avec les remplacements.'],
      [`${first} ${first}`, `Le second mot est différent : ${why(second)}.`],
      [`${second} ${second}`, `Le premier mot est différent : ${why(first)}.`],
    ],
    hint: 'Complétez d’abord le trou dont vous êtes sûr.',
    rule: RULE,
    begin: 'Les deux trous ne prennent pas le même mot.',
    steps: [
      `Premier trou : ${why(first)}.`,
      `Second trou : ${why(second)}.`,
      `« ${fill(fill(sentence, first), second)} »`,
    ],
  })
}

export const homophoneGenerators: Record<string, Generator> = {
  'fr-homophone-fill': fillHomophone,
  'fr-homophone-swap': swapHomophone,
  'fr-homophone-class': classHomophone,
  'fr-homophone-find-error': findHomophoneError,
  'fr-homophone-mend': mendHomophone,
  'fr-homophone-count': countHomophones,
  'fr-homophone-order': orderHomophones,
}
