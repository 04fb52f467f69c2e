import { shuffle } from '../generators/random.ts'
import { messages } from '../messages.ts'
import type { Pack } from '../pack.ts'
import { sentences } from '../words.ts'
import { draw, type Item, ranked } from './deck.ts'
import { titleOf } from './lesson.ts'
import { mask } from './mask.ts'
import { type Chapter, type Context, interactive, type Rendered } from './module.ts'
import { sentencesOf } from './sequence.ts'
import { cut, find, type Target } from './tokens.ts'

type Text = Item & { title: string; instruction: string; body: string; words: string[]; lang: Pack['lang'] }

/** So much text is enough to look through. */
const LONGEST = 900
const FEWEST = 2

/** The sentences with the words to find, and their neighbours as long as there is room. */
const excerpt = (body: string, words: readonly string[]) => {
  if (body.length <= LONGEST) return body
  const all = sentencesOf(body)
  const first = all.findIndex(sentence => words.some(word => sentence.includes(word)))
  let room = LONGEST
  return all
    .slice(Math.max(0, first))
    .filter(sentence => {
      room -= sentence.length
      return room >= 0
    })
    .join(' ')
}

const chapterOf = (text: Text): Chapter | undefined => {
  const pieces = cut(excerpt(text.body, text.words), text.lang)
  const targets = text.words.flatMap((word): Target[] => {
    const target = find(pieces, word, text.lang)
    return target ? [target] : []
  })
  if (targets.length < FEWEST) return undefined
  const named = targets.flatMap(target => target.places.flat().map(id => [id, target.text] as const))
  const others = pieces.flatMap(({ id }) => (id ? [[id, messages.strayWord] as const] : []))
  return {
    title: text.title,
    data: { engine: 'mark', unit: 'word', instruction: text.instruction, lang: text.lang, pieces },
    key: { engine: 'mark', targets, remarks: Object.fromEntries([...others, ...named]) },
    uses: [text.id],
  }
}

const marked = (pack: Pack): Text[] =>
  pack.texts.flatMap(({ id, title, body, mark }) =>
    mark
      ? {
          id: `mark:${id}`,
          text: `${title} ${body}`,
          title,
          instruction: mark.instruction,
          body,
          words: [...new Set(mark.words)],
          lang: pack.lang,
        }
      : [],
  )

/** The words of some definitions, in a part of the lesson where they stand. */
const defined = ({ pack, random }: Context): Text[] =>
  pack.summary.sections.flatMap(({ id, title, body: written }) => {
    const body = written.replaceAll('**', '')
    const pieces = cut(body, 'fr')
    const terms = shuffle(random, pack.terms)
      .filter(({ term }) => find(pieces, term, 'fr'))
      .slice(0, 4)
    if (terms.length < FEWEST || body.length > LONGEST) return []
    const meanings = terms.map(({ term, synonyms, definition }) => mask(definition, [term, ...synonyms]))
    return {
      id: `mark:section:${id}`,
      text: `${title} ${body}`,
      title,
      instruction: messages.wordsFor(meanings),
      body,
      words: terms.map(({ term }) => term),
      lang: 'fr' as const,
    }
  })

/** The words of gap sentences, of which the hidden ones have to be found: for a pack without any other text. */
const clozes = ({ pack }: Context): Text => ({
  id: 'mark:cloze',
  text: '',
  title: titleOf(pack),
  instruction: messages.wordsFor(pack.terms.slice(0, 4).map(({ term, definition }) => mask(definition, [term]))),
  body: pack.terms.map(({ term, example }) => example ?? term).join(' · '),
  words: pack.terms.slice(0, 4).map(({ term }) => term),
  lang: 'fr',
})

/** A text whose words are marked one by one. */
export const markTheWords = (context: Context): Rendered => {
  const own = marked(context.pack)
  const fresh = own.filter(({ id }) => !context.used.has(id))
  const more = defined(context)
  const freshMore = more.filter(({ id }) => !context.used.has(id))
  const texts = [fresh, freshMore, own, more].flatMap(list => ranked(context, list))
  const chapter = [...texts, clozes(context)].map(chapterOf).find(one => one !== undefined)
  return interactive(chapter ? [chapter] : [])
}

/** Statements of the lesson: those that are right have to be found. */
export const sentenceSelection = (context: Context): Rendered => {
  const count = Math.max(4, context.wish.count ?? 6)
  const facts = context.pack.facts.map(fact => ({ id: `fact:${fact.id}`, text: fact.statement, fact }))
  const some = (truth: boolean, n: number) =>
    draw(
      { ...context, wish: { ...context.wish, count: n } },
      facts.filter(({ fact }) => fact.truth === truth),
      n,
    )
  const right = some(true, Math.ceil(count / 2))
  const wrong = some(false, Math.max(1, count - right.length))
  const shown = shuffle(context.random, [...right, ...wrong]).map((item, n) => ({
    ...item,
    id: `s${n + 1}`,
    of: item.id,
  }))
  const targets = shown
    .filter(({ fact }) => fact.truth)
    .map(({ id, text }): Target => ({ text, places: [[id]], least: 1 }))
  if (targets.length === 0) return interactive([])
  return interactive([
    {
      title: messages.rightSentencesTitle,
      data: {
        engine: 'mark',
        unit: 'sentence',
        instruction: messages.rightSentences,
        lang: 'fr',
        pieces: shown.map(({ id, text }) => ({ id, text })),
      },
      key: {
        engine: 'mark',
        targets,
        remarks: Object.fromEntries(
          shown.map(({ id, fact }) => [
            id,
            fact.truth
              ? sentences(messages.sentenceIsRight, fact.why)
              : messages.sentenceIsWrong(sentences(fact.correction, fact.why)),
          ]),
        ),
      },
      uses: shown.map(({ of }) => of),
    },
  ])
}
