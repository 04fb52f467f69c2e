import type { Answer } from './evidence.ts'
import { isOnlyVerb } from './lexicon.ts'
import { isSameWord } from './match.ts'
import { type Relation, readRelations } from './relations.ts'
import type { Rubric } from './rubric.ts'
import type { Word } from './tokens.ts'

/** What is said of one thing may be said of the other, or says the same from the other side. */
const EITHER_WAY = new Set(
  `etre avoir devenir rester reagir ressembler egaler rencontrer croiser toucher correspondre differer recevoir subir obtenir dependre venir provenir
  appartenir servir contenir comporter composer former perdre gagner suivre preceder signifier vouloir dire accompagner entourer voir regarder trouver
  faire mettre tourner utiliser montrer passer aller prendre remplacer porter situer chercher lire parler`.split(/\s+/),
)
/** Where something is or what it is called tells nothing of who acts. */
const STATES = new Set('etre avoir trouver situer faire'.split(' '))

const has = (list: readonly Word[], word: Word) => list.some(one => isSameWord(word, one))
const share = (one: readonly Word[], other: readonly Word[]) => one.some(word => has(other, word))
const haveOneVerb = (one: Relation, other: Relation) => one.verbs.some(verb => other.verbs.includes(verb))

const known = new WeakMap<Rubric, readonly Relation[]>()
/** What claims, model answer and phrases tell. */
const listKnown = (rubric: Rubric): readonly Relation[] => {
  const found = known.get(rubric)
  if (found) return found
  const { claims, ideas, model, question } = rubric
  const said = claims.claims.flatMap(({ subject, relation, object }) =>
    subject.flatMap(who => object.map(what => `${who} ${relation} ${what}`)),
  )
  const phrases = ideas.flatMap(({ label, anyOf }) => [label, ...anyOf])
  const asked = readRelations(question)
  // « Ils paient … »: who is asked about.
  const [who] = asked.filter(({ subject }) => subject.length > 0)
  const modelled = readRelations(model).map(one =>
    one.subject.length === 0 && who && !one.denied ? { ...one, subject: who.subject } : one,
  )
  const relations = [...modelled, ...asked, ...[...said, ...phrases].flatMap(readRelations)]
  known.set(rubric, relations)
  return relations
}

/** « Le fer attaque l’acide »: subject and object of the lesson stand in each other's place. */
const isReversed = (said: Relation, all: readonly Relation[]): boolean =>
  !said.verbs.every(verb => EITHER_WAY.has(verb)) &&
  said.subject.some(who =>
    said.objects.some(
      what =>
        !isSameWord(who, what) &&
        all.some(
          one =>
            has(one.subject, what) &&
            has(one.objects, who) &&
            !has(one.subject, who) &&
            !has(one.objects, what) &&
            !one.verbs.every(verb => STATES.has(verb)) &&
            (haveOneVerb(one, said) || has(said.direct, what)),
        ) &&
        !all.some(({ subject, objects }) => has(subject, who) && has(objects, what)),
    ),
  )

/** The same with the verb of the lesson, both of them right beside it. */
const isSurelyReversed = (said: Relation, all: readonly Relation[]): boolean =>
  said.subject.length === 1 &&
  said.direct.length === 1 &&
  all.some(
    one =>
      haveOneVerb(one, said) &&
      said.direct.every(what => has(one.subject, what)) &&
      said.subject.every(who => has(one.direct, who)),
  ) &&
  isReversed(said, all)

/** « Les villes bombardent les avions »: what the verb of the lesson is done to does it. */
const hasActingObject = (said: Relation, all: readonly Relation[]): boolean =>
  said.direct.length > 0 &&
  said.subject.length > 0 &&
  !said.verbs.every(verb => EITHER_WAY.has(verb)) &&
  said.subject.every(
    who =>
      all.some(one => haveOneVerb(one, said) && has(one.direct, who) && !has(one.subject, who)) &&
      !all.some(({ subject }) => has(subject, who)),
  )

/** « Les Juifs ont bombardé Dresde »: somebody whom the lesson names elsewhere does it. */
const hasOtherSubject = (said: Relation, all: readonly Relation[]): boolean => {
  const same = all.filter(one => haveOneVerb(one, said) && one.subject.length > 0)
  return (
    same.length > 0 &&
    said.subject.length > 0 &&
    !said.subject.some(({ text }) => isOnlyVerb(text)) &&
    !said.verbs.every(verb => EITHER_WAY.has(verb)) &&
    !same.some(({ subject }) => share(subject, said.subject)) &&
    same.some(({ objects }) => share(objects, said.objects)) &&
    said.subject.every(who => all.some(({ subject, objects }) => has(subject, who) || has(objects, who)))
  )
}

/** « Elle supprime la liberté de conscience »: what the lesson tells of another verb. */
const hasOtherObject = (said: Relation, all: readonly Relation[]): boolean => {
  if (said.verbs.every(verb => EITHER_WAY.has(verb))) return false
  const same = all.filter(one => haveOneVerb(one, said) && one.objects.length + one.manners.length > 0)
  if (same.length === 0) return false
  const others = all.filter(one => !haveOneVerb(one, said) && !one.verbs.every(verb => EITHER_WAY.has(verb)))
  const isOwn = (word: Word) =>
    same.some(({ objects, subject, manners }) => has([...objects, ...subject, ...manners], word))
  const [first] = said.direct
  if (first && !said.objects.some(isOwn) && others.some(({ direct }) => has(direct, first))) return true
  return said.manners.some(
    word => !isOwn(word) && others.some(({ manners }) => manners.some(({ text }) => text === word.text)),
  )
}

export type RoleFault = 'surely reversed' | 'reversed' | 'subject' | 'object'
/** What an answer tells of somebody or something else than the lesson does. */
export const findRoleFaults = (answer: Answer, rubric: Rubric): RoleFault[] => {
  const all = listKnown(rubric)
  return readRelations(answer.text)
    .filter(({ denied }) => !denied)
    .flatMap((said): RoleFault[] => {
      if (isSurelyReversed(said, all)) return ['surely reversed']
      if (isReversed(said, all) || hasActingObject(said, all)) return ['reversed']
      if (hasOtherSubject(said, all)) return ['subject']
      return hasOtherObject(said, all) ? ['object'] : []
    })
}
