import { fold } from '../../../words.ts'
import type { Problem, Solution } from '../solution.ts'
import { messages } from './messages-words.ts'

const IRREGULAR = new Map(
  'child children;man men;woman women;foot feet;tooth teeth;mouse mice;goose geese;person people;sheep sheep;fish fish;ox oxen;policeman policemen;fireman firemen;knife knives;wife wives;life lives;leaf leaves;wolf wolves;half halves;shelf shelves;thief thieves;loaf loaves;scarf scarves;potato potatoes;tomato tomatoes;hero heroes;photo photos;piano pianos;radio radios;zoo zoos;kangaroo kangaroos'
    .split(';')
    .map(pair => pair.split(' ') as [string, string]),
)
/** Words of class that follow the rule; only what is known is put in the plural. */
const REGULAR = new Set(
  `cat dog book car house boy girl friend pen pencil ruler teacher pupil student school table chair bed room door window garden tree flower bird horse cow pig rabbit elephant lion tiger monkey snake
animal apple banana orange egg cake sandwich glass bus box watch dress dish brush church bench peach class kiss fox tax address match beach lunch city baby country family story party lady cherry
strawberry fly puppy pony body berry lorry butterfly diary army day toy key boy monkey tray holiday way donkey brother sister parent uncle aunt cousin grandmother grandfather mother father son
daughter computer phone game ball bike train plane boat ship street shop town village hotel cinema museum park river lake mountain hat coat shirt skirt shoe sock jacket bag picture song film
letter word page question answer lesson exercise hand arm leg eye ear nose head finger hobby dictionary nationality library factory activity university cup plate bottle spoon fork roof cliff chief
number colour month year week hour minute sport team player king queen prince princess actress waitress actor doctor nurse farmer singer dancer`.split(
    /\s+/,
  ),
)
const plural = (noun: string): string | undefined => {
  const own = IRREGULAR.get(noun)
  if (own || !REGULAR.has(noun)) return own
  if (/(?:s|x|ch|sh|z)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}
const TAIL = /\s*(?:→|->|=|:)?\s*(?:…|\.{2,}|_{2,})?\s*[.;]?$/u

/** « Give the plural: child, box » */
export const englishPlurals = (problem: Problem): Solution | undefined => {
  if (problem.subject !== 'Anglais') return undefined
  const body = problem.body.trim()
  const colon = body.search(/:\s/u)
  const [head, list] =
    problem.instruction !== ''
      ? [problem.instruction, body]
      : colon > 0
        ? [body.slice(0, colon), body.slice(colon + 1)]
        : ['', '']
  if (!/plural|pluriel/.test(fold(head)) || /sentence|phrase|singular|verb/.test(fold(head))) return undefined
  const words = list.split(/\s*[,;/]\s*|\s+and\s+/).map(word =>
    word
      .replace(TAIL, '')
      .replace(/^(?:an?|one|the)\s+/i, '')
      .trim()
      .toLowerCase(),
  )
  const forms = words.map(plural)
  if (words.length === 0 || words.length > 10 || forms.includes(undefined)) return undefined
  const joined = forms.join(', ')
  return {
    kind: 'english-plural',
    expected: { kind: 'exact', accepted: [joined, forms.join(' ; '), forms.join(' ')] },
    setting: { lang: 'en', spelling: true },
    typed: joined,
    answer: joined,
    steps: [...words.map((word, i) => messages.becomes(word, forms[i] ?? '')), messages.answer(joined)],
    rule: messages.pluralRule,
    hints: [...messages.pluralHints],
    minutes: 1 + Math.ceil(words.length / 3),
  }
}

const OWNER = new Map([
  ['i', 'my'],
  ['you', 'your'],
  ['he', 'his'],
  ['she', 'her'],
  ['it', 'its'],
  ['we', 'our'],
  ['they', 'their'],
])

/** « My mother loves … (she) job. » with a possessive adjective. */
export const possessive = (problem: Problem): Solution | undefined => {
  if (problem.subject !== 'Anglais') return undefined
  const above = problem.above?.at(-1) ?? ''
  const whole = `${problem.instruction} ${problem.body}`
  const head = fold(problem.instruction === '' ? `${above} ${problem.body.split(':')[0] ?? ''}` : problem.instruction)
  if (!/possessi/.test(head) || /pronoun|genitive|genitif|mine/.test(head.replace('personal pronoun', '')))
    return undefined
  const gaps = [...whole.matchAll(/(?:_{2,}|…+|\.{3,})?\s*\(\s*(I|you|he|she|it|we|they)\s*\)/giu)]
  const [gap, ...more] = gaps
  const form = OWNER.get((gap?.[1] ?? '').toLowerCase())
  if (!gap || more.length > 0 || form === undefined) return undefined
  return {
    kind: 'english-possessive',
    expected: { kind: 'exact', accepted: [form] },
    setting: { lang: 'en', spelling: true },
    typed: form,
    answer: form,
    steps: [messages.owner(gap[1] ?? '', form), messages.answer(form)],
    rule: messages.possessiveRule,
    hints: [...messages.possessiveHints],
    minutes: 1,
  }
}
