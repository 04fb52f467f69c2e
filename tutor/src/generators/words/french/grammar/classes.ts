import type { Exercise, Generator } from '../../../exercise.ts'
import { pick, shuffle } from '../../../random.ts'
import { askWord, type Wrong } from '../../ask-word.ts'
import { CLASSES, LISTS, SENTENCES, TWINS, type Word } from './tagged.ts'

const find = (kind: string) => new Map(Object.entries(CLASSES)).get(kind) ?? { name: '', test: '' }
const article = (name: string) => (/^(?:préposition|conjonction)/.test(name) ? 'une' : 'un')
const say = (words: readonly Word[], marked?: Word) =>
  `${words.map(word => (word === marked ? `[${word.text}]` : word.text)).join(' ')}.`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const KINDS = Object.keys(CLASSES)
const HINT = 'Regardez le mot qui précède et celui qui suit.'
const RULE = 'Remplacez-le par un autre mot de la même sorte : la phrase doit rester correcte.'
/** « conjonction » alone says half. */
const otherNames = (name: string) => [`${article(name)} ${name}`]

/** The class of a word in a sentence. */
const nameClass: Generator = (random): Exercise => {
  const kind = pick(random, KINDS)
  const words = pick(
    random,
    SENTENCES.filter(sentence => sentence.some(word => word.kind === kind)),
  )
  const marked = pick(
    random,
    words.filter(word => word.kind === kind),
  )
  const { name, test } = find(kind)
  const others = shuffle(
    random,
    KINDS.filter(other => other !== kind),
  ).slice(0, 3)
  return askWord({
    reasoning: 'class-name',
    level: 1,
    statement: `« ${say(words, marked)} » Quelle est la classe du mot entre crochets ? Choisissez entre : ${shuffle(
      random,
      [kind, ...others],
    )
      .map(other => find(other).name)
      .join(', ')}.`,
    answer: name,
    accepted: otherNames(name),
    wrong: others.map(
      (other): Wrong => [
        find(other).name,
        `${capital(article(find(other).name))} ${find(other).name} : ${find(other).test}. Ce n’est pas le cas ici.`,
      ],
    ),
    hint: HINT,
    rule: RULE,
    begin: 'Ce mot changerait-il si la phrase passait au pluriel, ou au passé ?',
    steps: [`« ${marked.text} » : ${test}.`, `C’est ${article(name)} ${name}.`],
  })
}

/** The only word of a class in a sentence. */
const findOfClass: Generator = (random): Exercise => {
  const cases = SENTENCES.flatMap(words =>
    KINDS.filter(kind => words.filter(word => word.kind === kind).length === 1).map(kind => ({ words, kind })),
  )
  const { words, kind } = pick(random, cases)
  const one = words.find(word => word.kind === kind) ?? { text: '', kind }
  const { name, test } = find(kind)
  return askWord({
    reasoning: 'class-find',
    level: 2,
    statement: `« ${say(words)} » Cette phrase compte un seul mot de la classe « ${name} ». Lequel ?`,
    answer: one.text,
    wrong: shuffle(
      random,
      words.filter(word => word !== one),
    ).map(
      (word): Wrong => [
        word.text,
        `« ${word.text} » est ${article(find(word.kind).name)} ${find(word.kind).name} : ${find(word.kind).test}.`,
      ],
    ),
    hint: 'Donnez mentalement une classe à chacun des mots.',
    rule: RULE,
    begin: 'Éliminez d’abord le verbe et les noms, si ce n’est pas eux que l’on cherche.',
    steps: [`Pour cette classe : ${test}.`, `Le seul mot qui convient est « ${one.text} ».`],
  })
}

const COUNTS = ['zéro', 'un', 'deux', 'trois', 'quatre'] as const
/** How many words of a class a sentence has. */
const countClass: Generator = (random): Exercise => {
  const words = pick(random, SENTENCES)
  const kind = pick(random, ['n', 'd', 'p', 'v'])
  const fitting = words.filter(word => word.kind === kind)
  const { name, test } = find(kind)
  const answer = COUNTS[fitting.length] ?? ''
  return askWord({
    reasoning: 'class-count',
    level: 2,
    statement: `« ${say(words)} » Combien de mots de la classe « ${name} » comptez-vous ? Écrivez le nombre en lettres.`,
    answer,
    accepted: [`${fitting.length}`],
    wrong: COUNTS.filter(text => text !== answer).map(
      (text): Wrong => [
        text,
        COUNTS.indexOf(text) > fitting.length
          ? 'Vous en comptez trop : vérifiez la classe de chaque mot.'
          : 'Vous en oubliez : reprenez la phrase mot à mot.',
      ],
    ),
    hint: 'Reprenez la phrase mot à mot.',
    rule: RULE,
    begin: 'Notez au brouillon la classe de tous les mots avant de compter.',
    steps: [
      `Pour cette classe : ${test}.`,
      fitting.length > 0
        ? `Ce sont : ${fitting.map(({ text }) => `« ${text} »`).join(', ')}. Cela fait ${answer}.`
        : 'Aucun mot ne convient : cela fait zéro.',
    ],
  })
}

/** Of four words, the one that is of another class. */
const findClassIntruder: Generator = (random): Exercise => {
  const [kind, list, intruders] = pick(random, LISTS)
  const three = shuffle(random, list.split(' ')).slice(0, 3)
  const odd = pick(random, intruders.split(' '))
  const { name, test } = find(kind)
  return askWord({
    reasoning: 'class-intruder',
    level: 2,
    statement: `Trois de ces mots sont de la même classe, un ne l’est pas : ${shuffle(random, [odd, ...three])
      .map(word => `« ${word} »`)
      .join(', ')}. Lequel ?`,
    answer: odd,
    wrong: three.map((word): Wrong => [word, `C’est bien ${article(name)} ${name}, comme les deux autres.`]),
    hint: 'Cherchez ce que l’on peut faire de ces mots : les conjuguer, les accorder, y ajouter un déterminant ?',
    rule: 'Trouvez d’abord deux mots qui peuvent se remplacer l’un l’autre dans une phrase.',
    begin: 'Faites une phrase courte, et essayez-y les quatre mots à la même place.',
    steps: [`Trois mots sont de la classe « ${name} » : ${test}.`, `« ${odd} » n’en est pas.`],
  })
}

/** Which of two sentences has a word in a given class. */
const matchTwins: Generator = (random): Exercise => {
  const [word, one, kind, other, otherKind] = pick(random, TWINS)
  const [wanted, at] = random() < 0.5 ? [kind, 1] : [otherKind, 2]
  const { name, test } = find(wanted)
  const against = find(wanted === kind ? otherKind : kind)
  return askWord({
    reasoning: 'class-twins',
    level: 3,
    statement: `(1) ${one} (2) ${other} Dans quelle phrase « ${word} » est-il ${article(name)} ${name} ? Répondez par « dans la 1 », « dans la 2 » ou « dans les deux ».`,
    answer: `dans la ${at}`,
    accepted: [`${at}`, `la ${at}`, `phrase ${at}`],
    wrong: [
      [`dans la ${3 - at}`, `Là, c’est ${article(against.name)} ${against.name} : ${against.test}.`],
      ['dans les deux', 'Le même mot change de classe d’une phrase à l’autre.'],
    ],
    hint: HINT,
    rule: RULE,
    begin: 'Un mot devant un nom et un mot devant un verbe ne sont pas de la même sorte.',
    steps: [`Pour cette classe : ${test}.`, `C’est le cas dans la phrase ${at} : « ${at === 1 ? one : other} »`],
  })
}

/** The two classes that one word has in two sentences, in order. */
const nameTwins: Generator = (random): Exercise => {
  const [word, one, kind, other, otherKind] = pick(random, TWINS)
  const [first, second] = [find(kind).name, find(otherKind).name]
  const third = find(
    pick(
      random,
      ['n', 'd', 'a', 'v', 'p'].filter(name => name !== kind && name !== otherKind),
    ),
  ).name
  return askWord({
    reasoning: 'class-twins-name',
    level: 3,
    statement: `(1) ${one} (2) ${other} Quelles sont les deux classes de « ${word} », dans l’ordre des phrases ? Choisissez parmi : ${shuffle(random, [first, second, third]).join(', ')}. Répondez par deux mots.`,
    answer: `${first}, ${second}`,
    accepted: [`${first} ${second}`, `${first} et ${second}`, `${first} puis ${second}`],
    wrong: [
      [`${second}, ${first}`, 'Ce sont les bonnes classes, dans l’autre ordre.'],
      [`${first}, ${first}`, 'La classe change d’une phrase à l’autre.'],
      [`${third}, ${second}`, `En 1 : ${find(kind).test}.`],
      [`${first}, ${third}`, `En 2 : ${find(otherKind).test}.`],
    ],
    hint: HINT,
    rule: RULE,
    begin: 'Traitez une phrase après l’autre, sans regarder la seconde.',
    steps: [
      `En 1 : ${find(kind).test} ; c’est ${article(first)} ${first}.`,
      `En 2 : ${find(otherKind).test} ; c’est ${article(second)} ${second}.`,
    ],
  })
}

export const classGenerators: Record<string, Generator> = {
  'fr-class-name': nameClass,
  'fr-class-find': findOfClass,
  'fr-class-count': countClass,
  'fr-class-intruder': findClassIntruder,
  'fr-class-twins': matchTwins,
  'fr-class-twins-name': nameTwins,
}
