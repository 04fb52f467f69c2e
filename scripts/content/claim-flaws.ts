import { fold, type Pack, type QuestionClaims } from '@ariane/tutor'

type Question = Pack['questions'][number]
type Claim = QuestionClaims['claims'][number]

const SHORT = 4
const words = (text: string) => fold(text).match(/[\p{L}\d]+/gu) ?? []
/** Endings aside: « produisent » stands for « produit ». */
const begins = (word: string) => word.slice(0, Math.max(SHORT, word.length - 3))
const holds = (text: string, phrase: string) => {
  const all = words(text).map(begins)
  return words(phrase)
    .filter(word => word.length >= SHORT)
    .every(word => all.includes(begins(word)))
}

const claimFlaws = (claim: Claim, place: number, said: string, model: string): string[] => {
  const name = `claim ${place}`
  const first = [claim.subject[0], claim.relation, claim.object[0]]
  return [
    ...(claim.object.length === 0 && claim.relation === '' ? [`${name} says nothing`] : []),
    ...first
      .filter(part => part && !holds(said, part))
      .map(part => `${name}: « ${part} » is neither in the model answer nor in the question`),
    ...(claim.opposites.length === 0 && claim.confusable.length === 0 ? [`${name} has no opposite`] : []),
    ...claim.opposites
      .filter(phrase => words(model).join(' ').includes(words(phrase).join(' ')))
      .map(phrase => `${name}: the opposite « ${phrase} » is in the model answer`),
    ...claim.confusable
      .filter(([own, other]) => fold(own) === fold(other) || !holds(said, own))
      .map(([own, other]) => `${name}: « ${own} » for « ${other} » is no word of the model answer`),
  ]
}

/** What is missing or does not fit in the claims of a text question; the schema has read them already. */
export const findClaimFlaws = ({ expected, question, modelAnswer }: Question, found?: QuestionClaims): string[] => {
  if (expected.kind !== 'text') return []
  if (!found) return ['has no claims']
  const said = `${modelAnswer} ${question} ${expected.ideas.map(({ label }) => label).join(' ')}`
  return [
    ...(found.derived === 'rule' ? ['was derived by rule and not read'] : []),
    ...expected.ideas.flatMap(({ label }, i) =>
      found.claims.some(claim => claim.idea === i) ? [] : [`no claim for idea ${i}, « ${label} »`],
    ),
    ...found.claims.flatMap((claim, place) => claimFlaws(claim, place, said, modelAnswer)),
  ]
}
