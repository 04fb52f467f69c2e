import { withoutAccents } from '@ariane/activities/typed'
import { SUBJECTS } from '@ariane/shared/catalogue'

/** What a source says of a lesson, a task or another event, as far as it tells whether another is the same. */
export interface Thing {
  digest: string
  allDay: boolean
  start: Date
  title: string
  description: string
  meta: { subject?: string | undefined; alsoSubjects?: readonly string[] | undefined }
}

/** What was known and what was found, two by two, and what is left of both. */
export interface Paired<Known, Found> {
  pairs: [known: Known, found: Found][]
  gone: Known[]
  fresh: Found[]
}

/** Words that say nothing of what is to be done, and those that half of all homework begins with. */
const EMPTY = new Set(
  'A AU AUX AVEC CE CES CETTE D DE DES DU EN ET L LA LE LES N NO NUMERO OU P PAGE PAGES PAR POUR QUE QUI S SA SE SES SON SUR UN UNE'.split(
    ' ',
  ),
)
const COMMON = new Set(
  'APPRENDRE COURS DEVOIR EX EXERCICE EXO FAIRE FINIR LECON LIRE MANUEL PREPARER RELIRE REVISER REVOIR TERMINER TRAVAIL'.split(
    ' ',
  ),
)
/** A number says most: « chapitre 3 » is not « chapitre 4 ». */
function weigh(word: string): number {
  if (EMPTY.has(word)) return 0
  if (COMMON.has(word)) return 0.1
  return /^\p{N}/u.test(word) ? 2 : 1
}
/** Of two texts that share no more, one is not the other as it was edited. */
const ALIKE = 0.6
/** What says less is said of other work too: « Apprendre la leçon ». */
const TELLING = 2
const WEEK_MS = 7 * 86_400_000
/** So many things at one moment are no school's: they are not compared with each other. */
const MOST_AT_ONCE = 60

const words = (text: string): string[] =>
  withoutAccents(text)
    .toUpperCase()
    .match(/\p{L}+|\p{N}+/gu)
    ?.map(word => (word.length > 3 ? word.replace(/S$/, '') : word)) ?? []

interface Said {
  words: Set<string>
  weight: number
  /** The same for texts of the same words. */
  text: string
  subject: string
  isOurs: boolean
}

function read({ title, description, meta: { subject = '', alsoSubjects = [] } }: Thing): Said {
  const all = words(`${title}\n${description}`)
  const each = new Set(all)
  return {
    words: each,
    weight: sum(each),
    text: all.join(' '),
    subject: [subject, ...alsoSubjects].join('-'),
    isOurs: SUBJECTS.some(ours => ours === subject),
  }
}
const sum = (some: Iterable<string>) => [...some].reduce((weight, word) => weight + weigh(word), 0)

/** How much two texts share of what they say, from 0 to 1; 0 where one is not the other as it was edited. */
function likeness(a: Said, b: Said): number {
  if (a.text === b.text) return 1
  const shared = sum(a.words.intersection(b.words))
  return shared > ALIKE * Math.min(a.weight, b.weight) ? (2 * shared) / (a.weight + b.weight) : 0
}

/** How surely two things of one moment are the same; 0 where they are not. */
function sureness(known: Said, found: Said, allDay: boolean): number {
  const like = likeness(known, found)
  const isNamed = known.subject !== '' && known.subject === found.subject
  // One lesson of a subject is at a moment, whatever else is said of it; tasks of a subject are several.
  if (isNamed) return allDay ? like && 1 + like : 1 + like
  if (known.subject === found.subject) return like
  // Another label: never of another subject that we know, and never with another text.
  return allDay && like === 1 && known.weight >= TELLING && !(known.isOurs && found.isOurs) ? like : 0
}

/** How surely a task is another one of its subject on another day: with the same words, or with some more or less. */
function surenessOfMove(known: Said, found: Said, ms: number): number {
  const isTelling = Math.min(known.weight, found.weight) >= TELLING
  if (!isTelling && ms >= WEEK_MS) return 0
  const nearness = 1 / (1 + ms)
  if (known.text === found.text) return 1 + nearness
  const isPart = known.words.isSubsetOf(found.words) || found.words.isSubsetOf(known.words)
  return isTelling && isPart ? nearness : 0
}

/**
 * Finds what is the same in what a source said before and says now, whatever it calls it: first what says the same, then what was
 * edited at its moment, then a task that moved to another day with its words, or most of them. `mayMove` says of what may have moved:
 * not of what the source did not say anything about this time. Things whose texts have little in common are never the same, so that no
 * mark goes to work that nobody did.
 */
export function pairThings<Known extends Thing, Found extends Thing>(
  known: readonly Known[],
  found: readonly Found[],
  mayMove: (thing: Known) => boolean = () => true,
): Paired<Known, Found> {
  const [gone, fresh] = [new Set(known), new Set(found)]
  const pairs: [Known, Found][] = []
  const said = new Map<Thing, Said>()
  const say = (thing: Thing) => said.get(thing) ?? (said.set(thing, read(thing)).get(thing) as Said)

  function pairBy(name: (thing: Thing) => string, score: (before: Known, now: Found) => number) {
    const before = Map.groupBy(gone, name)
    for (const [key, now] of Map.groupBy(fresh, name)) {
      const alike = before.get(key) ?? []
      if (alike.length > MOST_AT_ONCE || now.length > MOST_AT_ONCE) continue
      const possible = alike.flatMap(one => now.map(other => ({ one, other, score: score(one, other) })))
      for (const { one, other } of possible.filter(pair => pair.score > 0).sort((a, b) => b.score - a.score)) {
        if (!gone.has(one) || !fresh.has(other)) continue
        gone.delete(one)
        fresh.delete(other)
        pairs.push([one, other])
      }
    }
  }
  pairBy(
    ({ digest }) => digest,
    () => 1,
  )
  pairBy(
    ({ allDay, start }) => `${allDay} ${+start}`,
    (before, now) => sureness(say(before), say(now), now.allDay),
  )
  pairBy(
    thing => `${thing.allDay} ${say(thing).subject}`,
    (before, now) =>
      now.allDay && mayMove(before) ? surenessOfMove(say(before), say(now), Math.abs(+now.start - +before.start)) : 0,
  )
  return { pairs, gone: [...gone], fresh: [...fresh] }
}
