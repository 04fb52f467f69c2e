import type { Exercise, Generator } from '../../../exercise.ts'
import { pick, shuffle } from '../../../random.ts'
import { askWord, type Wrong } from '../../ask-word.ts'
import { FUNCTIONS, PARSED, type Part } from './tagged.ts'

const find = (role: string) =>
  new Map(Object.entries(FUNCTIONS)).get(role) ?? { name: '', short: [], asks: '', test: '' }
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const ROLES = Object.keys(FUNCTIONS)
/** « le sujet », « l’attribut du sujet » */
const the = (name: string) => (/^[aeiou]/.test(name) ? `l’${name}` : `le ${name}`)
/** A circumstance that opens the sentence has its comma. */
const say = (parts: readonly Part[], marked?: Part) =>
  `${parts
    .map((part, i) => {
      const text = part === marked ? `[${part.text}]` : part.text
      return i === 0 && part.role !== 'S' ? `${text},` : text
    })
    .join(' ')}.`
const findVerb = (parts: readonly Part[]) => parts.find(({ role }) => role === 'V')?.text ?? ''
const HINT = 'Repérez le verbe, puis posez-lui des questions.'
const RULE = 'Essayez de déplacer le groupe, de le supprimer, de le remplacer par un pronom.'

const draw = (random: () => number, roles: readonly string[]) => {
  const role = pick(random, roles)
  const parts = pick(
    random,
    PARSED.filter(sentence => sentence.some(part => part.role === role)),
  )
  const marked = parts.find(part => part.role === role) ?? { text: '', role, pronoun: '' }
  return { role, parts, marked }
}

/** The function of a group. */
const nameFunction: Generator = (random): Exercise => {
  const { role, parts, marked } = draw(random, ROLES)
  const { name, short, test } = find(role)
  const others = shuffle(
    random,
    ROLES.filter(other => other !== role),
  ).slice(0, 3)
  return askWord({
    reasoning: 'function-name',
    level: 2,
    statement: `« ${say(parts, marked)} » Quelle est la fonction du groupe entre crochets ? Choisissez entre : ${shuffle(
      random,
      [role, ...others],
    )
      .map(other => find(other).name)
      .join(', ')}.`,
    answer: name,
    accepted: short,
    wrong: others.map(
      (other): Wrong => [
        find(other).name,
        `${capital(find(other).name)} : ${find(other).test}. Ce n’est pas le cas ici.`,
      ],
    ),
    hint: HINT,
    rule: RULE,
    begin: `Partez de « ${findVerb(parts)} » : ce groupe est-il devant ou derrière, avec ou sans préposition ?`,
    steps: [`Le groupe « ${marked.text} » : ${test}.`, `C’est ${the(name)}.`],
  })
}

/** The group that has a function. */
const findFunction: Generator = (random): Exercise => {
  const { role, parts, marked } = draw(random, ROLES)
  const { name, test } = find(role)
  return askWord({
    reasoning: 'function-find',
    level: 1,
    statement: `« ${say(parts)} » Recopiez le groupe qui a la fonction « ${name} ».`,
    answer: marked.text,
    wrong: parts
      .filter(part => part !== marked)
      .map(
        ({ text, role: other }): Wrong => [
          text,
          other === 'V' ? 'C’est le verbe.' : `C’est ${the(find(other).name)} : ${find(other).test}.`,
        ],
      ),
    hint: HINT,
    rule: RULE,
    begin: 'Découpez d’abord toute la phrase en groupes.',
    steps: [`Pour cette fonction : ${test}.`, `C’est le groupe « ${marked.text} ».`],
  })
}

/** The question that a group answers. */
const questionFunction: Generator = (random): Exercise => {
  const { role, parts, marked } = draw(random, ['S', 'COD', 'COI', 'T', 'L'])
  const { name, asks } = find(role)
  const others = shuffle(
    random,
    ['S', 'COD', 'COI', 'T', 'L'].filter(other => other !== role),
  ).slice(0, 3)
  return askWord({
    reasoning: 'function-question',
    level: 1,
    statement: `« ${say(parts, marked)} » À quelle question répond le groupe entre crochets ? Choisissez entre : ${shuffle(
      random,
      [role, ...others],
    )
      .map(other => `« ${find(other).asks} »`)
      .join(', ')}.`,
    answer: asks,
    wrong: others.map((other): Wrong => [find(other).asks, `Cette question trouve ${the(find(other).name)}.`]),
    hint: 'Dites la phrase sans ce groupe : que voudriez-vous savoir ?',
    rule: 'Posez chacune des questions proposées avec le verbe de la phrase.',
    begin: `Commencez par le verbe « ${findVerb(parts)} ».`,
    steps: [
      `Avec le verbe « ${findVerb(parts)} », c’est la question « ${asks} » qui trouve « ${marked.text} ».`,
      `Ce groupe est ${the(name)}.`,
    ],
  })
}

/** The pronoun that may replace an object. */
const replaceObject: Generator = (random): Exercise => {
  const parts = pick(
    random,
    PARSED.filter(sentence => sentence.some(({ pronoun }) => pronoun)),
  )
  const marked = parts.find(({ pronoun }) => pronoun) ?? { text: '', role: '', pronoun: '' }
  const { name, test } = find(marked.role)
  const names = ['le', 'la', 'les', 'lui', 'leur']
  return askWord({
    reasoning: 'function-pronoun',
    level: 2,
    statement: `« ${say(parts, marked)} » Quel pronom, placé devant le verbe, peut remplacer le groupe entre crochets ? Choisissez entre : ${names.map(text => `« ${text} »`).join(', ')}.`,
    answer: marked.pronoun,
    wrong: shuffle(
      random,
      names.filter(text => text !== marked.pronoun),
    ).map(
      (text): Wrong => [
        text,
        /^l(?:e|a|es)$/.test(text) === (marked.role === 'COD')
          ? 'La fonction est la bonne, mais pas le genre ou le nombre.'
          : `Ce pronom remplace un ${marked.role === 'COD' ? 'COI' : 'COD'} ; ici, le groupe est ${marked.role}.`,
      ],
    ),
    hint: 'Y a-t-il une préposition entre le verbe et ce groupe ?',
    rule: 'Un COD et un COI ne se remplacent pas par les mêmes pronoms.',
    begin: 'Décidez si c’est un COD ou un COI, puis du nombre, et enfin du genre.',
    steps: [
      `Le groupe « ${marked.text} » est ${the(name)} : ${test}.`,
      `On dit donc « ${marked.pronoun} » devant le verbe.`,
    ],
  })
}

/** The group that may be left out. */
const findRemovable: Generator = (random): Exercise => {
  const parts = pick(
    random,
    PARSED.filter(sentence => sentence.filter(({ role }) => ['T', 'L', 'M'].includes(role)).length === 1),
  )
  const marked = parts.find(({ role }) => ['T', 'L', 'M'].includes(role)) ?? { text: '', role: '', pronoun: '' }
  const { name, test } = find(marked.role)
  return askWord({
    reasoning: 'function-removable',
    level: 2,
    statement: `« ${say(parts)} » Quel est le complément circonstanciel, celui que l’on peut supprimer ? Recopiez-le.`,
    answer: marked.text,
    wrong: parts
      .filter(part => part !== marked)
      .map(
        ({ text, role: other }): Wrong => [
          text,
          other === 'V'
            ? 'C’est le verbe : sans lui, il n’y a plus de phrase.'
            : `C’est ${the(find(other).name)} : ${find(other).test}.`,
        ],
      ),
    hint: 'Retirez un groupe après l’autre, et relisez ce qui reste.',
    rule: 'Il donne une circonstance : le temps, le lieu ou la manière.',
    begin: 'Gardez le sujet, le verbe et ce qui complète le verbe : que reste-t-il ?',
    steps: [`« ${marked.text} » : ${test}.`, `C’est ${the(name)}.`],
  })
}

/** Of three sentences, the one that has a group of a function. */
const findSentenceWith: Generator = (random): Exercise => {
  const role = pick(random, ['COD', 'COI', 'A'])
  const has = (parts: readonly Part[]) => parts.some(part => part.role === role)
  const right = pick(random, PARSED.filter(has))
  const others = shuffle(
    random,
    PARSED.filter(parts => !has(parts)),
  ).slice(0, 2)
  const three = shuffle(random, [right, ...others])
  const at = three.indexOf(right) + 1
  const { name, test } = find(role)
  const group = right.find(part => part.role === role)?.text ?? ''
  return askWord({
    reasoning: 'function-sentence',
    level: 3,
    statement: `Une seule de ces phrases a un ${name}. Laquelle ? ${three.map((parts, i) => `(${i + 1}) ${say(parts)}`).join(' ')} Répondez par « la phrase 1 », « la phrase 2 » ou « la phrase 3 ».`,
    answer: `la phrase ${at}`,
    accepted: [`${at}`, `phrase ${at}`],
    wrong: [1, 2, 3]
      .filter(number => number !== at)
      .map((number): Wrong => {
        const [, ...rest] = three[number - 1]?.filter(({ role: other }) => other !== 'V') ?? []
        return [
          `la phrase ${number}`,
          `Aucun groupe n’y a cette fonction${rest[0] ? ` : « ${rest[0].text} » est ${/^[SCA]/.test(rest[0].role) ? the(find(rest[0].role).name) : `un ${find(rest[0].role).name}`}` : ''}.`,
        ]
      }),
    hint: 'Regardez ce qui vient derrière chaque verbe.',
    rule: 'Un verbe d’état n’a pas d’objet ; un objet a une préposition, ou n’en a pas.',
    begin: 'Posez à chaque verbe les questions de la leçon.',
    steps: [`Pour cette fonction : ${test}.`, `Dans la phrase ${at}, c’est le groupe « ${group} ».`],
  })
}

export const functionGenerators: Record<string, Generator> = {
  'fr-function-name': nameFunction,
  'fr-function-find': findFunction,
  'fr-function-question': questionFunction,
  'fr-function-pronoun': replaceObject,
  'fr-function-removable': findRemovable,
  'fr-function-sentence': findSentenceWith,
}
