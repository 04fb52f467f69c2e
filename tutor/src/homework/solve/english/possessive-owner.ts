import { messages } from './messages-words.ts'

const BY_PRONOUN = new Map([
  ['i', 'my'],
  ['you', 'your'],
  ['he', 'his'],
  ['she', 'her'],
  ['it', 'its'],
  ['we', 'our'],
  ['they', 'their'],
])
const HE = new Set(
  'tom john peter paul jack james david mark michael ben bob harry george william daniel sam luke ryan kevin steve tim matt alex father brother uncle grandfather dad boy man king son cousin'
    .split(' ')
    .filter(name => name !== 'alex' && name !== 'sam' && name !== 'cousin'),
)
const SHE = new Set(
  'mary lisa anna emma sarah kate jane julia lucy sophie alice emily laura helen susan linda amy jenny rose mother sister aunt grandmother mum mom girl woman queen daughter'.split(
    ' ',
  ),
)
const DETERMINER = /^(?:the|a|my|your|his|her|our|their|this|that|mr|mrs|miss)$/

/** The pronoun that stands for a subject; undefined where its gender is not known. */
export const pronounFor = (subject: string): string | undefined => {
  const words = subject.toLowerCase().trim().split(/\s+/)
  const [first = ''] = words
  if (words.length === 1 && BY_PRONOUN.has(first)) return first
  if (/ and /.test(` ${subject.toLowerCase()} `)) return /\b(?:i|me)\b/i.test(subject) ? 'we' : 'they'
  if (/^mr$/.test(first)) return 'he'
  if (/^(?:mrs|miss|ms)$/.test(first)) return 'she'
  const nouns = words.filter(word => !DETERMINER.test(word))
  const noun = nouns.at(-1) ?? ''
  if (nouns.length !== 1) return undefined
  if (HE.has(noun)) return 'he'
  if (SHE.has(noun)) return 'she'
  return /^(?:boys|girls|children|parents|friends|men|women|people|students|pupils|dogs|cats|brothers|sisters|teachers|cousins|neighbours)$/.test(
    noun,
  )
    ? 'they'
    : undefined
}

const SUBJECT =
  /^(?<subject>(?:[A-Z]\w+ and (?:[A-Z]\w+|I|me)|(?:[Tt]he|[Mm]y|[Yy]our|[Oo]ur|Mr|Mrs) \w+|I|You|He|She|It|We|They|[A-Z]\w+)) (?:\w+(?:'\w+)? ){1,4}$/u

/** « Tom loves … dog. »: who does it has it. */
export const possessiveFor = (before: string): { form: string; why: string } | undefined => {
  const clause =
    before
      .trimStart()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? ''
  const pronoun = pronounFor(SUBJECT.exec(`${clause.trim()} `)?.groups?.subject ?? '')
  const form = pronoun === undefined ? undefined : BY_PRONOUN.get(pronoun)
  return form === undefined || pronoun === undefined ? undefined : { form, why: messages.owner(pronoun, form) }
}
