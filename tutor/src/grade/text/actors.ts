import type { Claim } from '../../claims.ts'
import { fold } from '../../words.ts'
import type { Answer } from './evidence.ts'
import { isNoun, lemmas } from './lexicon.ts'
import type { Rubric } from './rubric.ts'
import { splitWords, type Word } from './tokens.ts'
import { WordIndex } from './word-index.ts'

/** A claim as the roles in it are read: who acts, what is done, and the two ends of « A en B ». */
type Roles = {
  actors: WordIndex
  /** What the claim names that never acts in any claim. */
  objects: WordIndex
  verbs: readonly string[]
  /** Those that tell who acts on whom. */
  actions: readonly string[]
  agents: WordIndex | undefined
  ends: readonly [WordIndex, WordIndex] | undefined
}

const words = (texts: readonly string[]) => texts.flatMap(text => splitWords(text))
const CHANGE = /^(.*\p{L}.*) en (?:une? |de |des )?(\p{L}.*)$/u

const readEnds = (claim: Claim, claims: readonly Claim[]): Roles['ends'] => {
  const [object = ''] = claim.object
  if (!/\b(?:converti|transforme|change)/.test(fold(claim.relation))) return undefined
  const [, from, to] = CHANGE.exec(fold(object)) ?? []
  // « … la convertit en énergie thermique »: what is converted is told in another claim.
  const others = claims.filter(other => other.idea !== claim.idea).flatMap(other => other.object)
  const [a, b] = to ? [words([from ?? '']), words([to])] : [words(others), words(claim.object)]
  if (!to && !fold(object).startsWith('en ')) return undefined
  const [first, second] = [new WordIndex(a), new WordIndex(b)]
  const own = [a.filter(word => !second.has(word)), b.filter(word => !first.has(word))] as const
  return own[0].length > 0 && own[1].length > 0 ? [new WordIndex(own[0]), new WordIndex(own[1])] : undefined
}

/** « Commencer » tells the same of what begins and of who begins it. */
const BOTH_WAYS = new Set(
  'etre avoir faire dire devenir rester commencer finir changer augmenter diminuer tourner arreter toucher rencontrer croiser ressembler egaler'.split(
    ' ',
  ),
)
const isAction = ({ text }: Word) => !lemmas(text).some(lemma => BOTH_WAYS.has(lemma))

const readRoles = (claim: Claim, { ideas, claims }: Rubric): Roles => {
  const { idea, subject, relation, object } = claim
  const acting = new WordIndex(words(claims.claims.flatMap(one => one.subject)))
  const isPassive = /\bpar$/.test(fold(relation))
  const agents = isPassive || object.some(one => fold(one).startsWith('par '))
  return {
    actors: new WordIndex(words(isPassive ? object : subject)),
    objects: new WordIndex(isPassive ? [] : words(object).filter(word => !acting.has(word) && isNoun(word.text))),
    verbs: words([relation]).flatMap(({ text }) => lemmas(text)),
    actions: words([relation])
      .filter(isAction)
      .flatMap(({ text }) => lemmas(text)),
    agents: agents ? new WordIndex(words([...object, ...subject, ...(ideas[idea]?.anyOf ?? [])])) : undefined,
    ends: readEnds(claim, claims.claims),
  }
}

const known = new WeakMap<Rubric, readonly Roles[]>()
const findRoles = (rubric: Rubric): readonly Roles[] => {
  const { claims, derived } = rubric.claims
  const found = known.get(rubric) ?? (derived === 'rule' ? [] : claims.map(claim => readRoles(claim, rubric)))
  known.set(rubric, found)
  return found
}

const isOneOf = ({ text }: Word, verbs: readonly string[]) => lemmas(text).some(lemma => verbs.includes(lemma))

/** « Choisi par les seigneurs » for « choisi par Dieu ». */
const hasOtherAgent = ({ words }: Answer, { agents, verbs }: Roles, isOther: (word: Word) => boolean) =>
  agents !== undefined &&
  !words.some(word => word.agent && agents.has(word)) &&
  words.some((word, at) => {
    const before = words.slice(Math.max(0, at - 2), at)
    return word.agent && isOther(word) && before.some(one => one.clause === word.clause && isOneOf(one, verbs))
  })

/** « Les barbares gardent Rome des légions »: somebody else acts, and who should is named behind the verb. */
const hasOtherActor = ({ clauses }: Answer, { actors, actions }: Roles, { own, asked }: Rubric) =>
  !clauses.some(
    ({ subject, rest }) => rest[0] && isOneOf(rest[0], actions) && subject.some(word => actors.has(word)),
  ) &&
  clauses.some(({ subject, rest, passive }) => {
    const verb = rest[0]
    if (passive || !verb || subject.length === 0 || !isOneOf(verb, actions)) return false
    if (subject.some(word => own.has(word) || asked.has(word) || actors.has(word))) return false
    return rest.slice(1).some(word => actors.has(word))
  })

/** « Dans le salon ils discutent »: what stands before the verb is no subject. */
const NO_SUBJECT =
  /^(?:dans|avec|pour|sur|sous|en|par|chez|au|aux|a|de|d'|apres|avant|pendant) ?|\b(?:ils?|elles?|on|je|tu|nous|vous|ca|cela)\s/
/** « Les ligues se sont unies » where the lesson has others unite against them: what is acted on acts. */
const hasActingObject = ({ clauses }: Answer, { actors, objects, actions }: Roles) =>
  clauses.some(({ text, subject, rest, passive }) => {
    const at = rest.findIndex(word => isOneOf(word, actions))
    if (passive || at < 0 || at > 1 || NO_SUBJECT.test(text) || subject.some(word => actors.has(word))) return false
    return subject.length > 0 && subject.every(word => objects.has(word))
  })

/** « C’est lui qui vote » of the king whom the question names, where the lesson tells it of others. */
const pointsBack = ({ text, words: said }: Answer, { actors, actions }: Roles, { asked }: Rubric) =>
  [
    ...fold(text).matchAll(
      /\b(?:c'est|ce sont) (?:lui|elle|eux|elles) qui (?:(?:se|le|la|les|lui|ne) |[ls]')?(\p{L}+)/gu,
    ),
  ].some(
    ([, verb = '']) =>
      lemmas(verb).some(lemma => actions.includes(lemma)) &&
      ![...actors.words].some(word => asked.has(word)) &&
      !said
        .slice(
          0,
          said.findIndex(({ text: word }) => word === verb),
        )
        .some(word => actors.has(word)),
  )

/** « L’énergie électrique est convertie en énergie cinétique » where the lesson has it the other way. */
const hasTurnedChange = ({ text }: Answer, { ends }: Roles) => {
  if (!ends) return false
  const [from, to] = ends
  return fold(text)
    .split(/[.;!?\n]/)
    .some(sentence => {
      const at = sentence.search(/\ben (?:une? |de |des )?\p{L}/u)
      if (at < 0) return false
      const [before, behind] = [splitWords(sentence.slice(0, at)), splitWords(sentence.slice(at)).slice(0, 3)]
      const has = (list: readonly Word[], index: WordIndex) => list.some(word => index.has(word))
      return has(before, to) && !has(before, from) && has(behind, from) && !has(behind, to)
    })
}

/** « C’est le pape qui … » of what the lesson tells of Luther. */
const pointsAtOther = ({ text }: Answer, rubric: Rubric, roles: readonly Roles[]) => {
  const [, who] = /(?:^|[.,;:] ?)(?:c'est|ce sont) (?:les? |la |l')?(\p{L}+)(?: \p{L}+)? qui\b/u.exec(fold(text)) ?? []
  const [word] = splitWords(who ?? '')
  if (!word || !rubric.own.has(word)) return false
  const model = new WordIndex(rubric.modelWords)
  return ![model, rubric.asked, ...roles.map(({ actors }) => actors)].some(index => index.has(word))
}

/** Somebody or something else is said to do what a claim tells. */
export const hasOtherRoles = (answer: Answer, rubric: Rubric): boolean => {
  const roles = findRoles(rubric)
  const isOther = (word: Word) => roles.some(({ actors }) => actors.has(word))
  return (
    roles.some(
      one =>
        hasOtherAgent(answer, one, isOther) ||
        hasOtherActor(answer, one, rubric) ||
        hasActingObject(answer, one) ||
        pointsBack(answer, one, rubric) ||
        hasTurnedChange(answer, one),
    ) || pointsAtOther(answer, rubric, roles)
  )
}
