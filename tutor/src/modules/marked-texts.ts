import type { MaterialFor } from '@ariane/activities/api'
import { plainText } from '@ariane/activities/plain-text'
import { shuffle } from '@ariane/activities/random'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { type Item, ranked } from './deck.ts'
import { subjectTitle } from './lesson.ts'
import { mask } from './mask.ts'
import { messages } from './messages.ts'
import { splitSentences } from './paragraphs.ts'
import type { Picked } from './rendered-module.ts'
import { cut, find } from './tokens.ts'

/** `shows` is the part of the lesson that the text is. */
type Text = Item & {
  shows: string
  title: string
  instruction: string
  body: string
  words: string[]
  admitted?: string[]
  lang: Pack['lang']
}

/** So much text is enough to look through. */
const MAX_BODY_CHARS = 900
const MIN_TARGETS = 2

/** The sentences with the words to find, and their neighbours as long as there is room. */
const excerpt = (body: string, words: readonly string[]) => {
  if (body.length <= MAX_BODY_CHARS) return body
  const all = splitSentences(body)
  const first = all.findIndex(sentence => words.some(word => sentence.includes(word)))
  let room = MAX_BODY_CHARS
  return all
    .slice(Math.max(0, first))
    .filter(sentence => {
      room -= sentence.length
      return room >= 0
    })
    .join(' ')
}

const pickedText = (text: Text): Picked<MaterialFor<'mark'>>[] => {
  const { id, shows, title, instruction, lang } = text
  const pieces = cut(excerpt(text.body, text.words), lang)
  const targets = text.words.flatMap(word => find(pieces, word, lang) ?? [])
  if (targets.length < MIN_TARGETS) return []
  const admitted = (text.admitted ?? []).flatMap(word => find(pieces, word, lang)?.places.flat() ?? [])
  return [{ material: { unit: 'word', title, instruction, lang, pieces, targets, admitted }, uses: [id, shows] }]
}

const listMarked = (pack: Pack): Text[] =>
  pack.texts.flatMap(({ id, title, body, mark }) =>
    mark
      ? {
          id: `mark:${id}`,
          shows: `text:${id}`,
          text: `${title} ${body}`,
          title,
          instruction: mark.instruction,
          body: plainText(body),
          words: [...new Set(mark.words)],
          ...(mark.admitted && { admitted: mark.admitted }),
          lang: pack.lang,
        }
      : [],
  )

/** The words of some definitions, in a part of the lesson where they stand. */
const listDefined = ({ pack, random }: Context): Text[] =>
  pack.summary.sections.flatMap(({ id, title, body: written }) => {
    const body = plainText(written)
    const pieces = cut(body, 'fr')
    const terms = shuffle(random, pack.terms)
      .filter(({ term }) => find(pieces, term, 'fr'))
      .slice(0, 4)
    if (terms.length < MIN_TARGETS || body.length > MAX_BODY_CHARS) return []
    const meanings = terms.map(({ term, synonyms, definition }) => mask(definition, [term, ...synonyms]))
    return {
      id: `mark:section:${id}`,
      shows: `section:${id}`,
      text: `${title} ${body}`,
      title,
      instruction: messages.wordsFor(meanings),
      body,
      words: terms.map(({ term }) => term),
      lang: 'fr' as const,
    }
  })

/** The words of gap sentences, of which the hidden ones have to be found: for a pack without any other text. */
const listExamples = ({ pack }: Context): Text => ({
  id: 'mark:cloze',
  shows: 'mark:cloze',
  text: '',
  title: subjectTitle(pack),
  instruction: messages.wordsFor(pack.terms.slice(0, 4).map(({ term, definition }) => mask(definition, [term]))),
  body: pack.terms.map(({ term, example }) => example ?? term).join(' · '),
  words: pack.terms.slice(0, 4).map(({ term }) => term),
  lang: 'fr',
})

/** A text whose words are marked one by one. */
export const pickMarkedText = (context: Context): Picked<MaterialFor<'mark'>>[] => {
  const { used } = context
  const all = [listMarked(context.pack), listDefined(context)]
  const unread = all.map(list => list.filter(({ id, shows }) => !used.has(id) && !used.has(shows)))
  const unmarked = all.map(list => list.filter(({ id }) => !used.has(id)))
  const texts = [...unread, ...unmarked, ...all].flatMap(list => ranked(context, list))
  return [...texts, listExamples(context)].flatMap(pickedText).slice(0, 1)
}
