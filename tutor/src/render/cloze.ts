import { shuffle } from '../generators/random.ts'
import { draw, numbered, ranked } from './deck.ts'
import { playable, readGaps } from './gaps.ts'
import { titleOf } from './lesson.ts'
import { type Context, interactive, type Rendered } from './module.ts'

const DECOYS = { easy: 0, usual: 2, hard: 4 }

const sentencesOf = ({ pack }: Context, typed: boolean) =>
  pack.cloze
    .map(cloze => ({ id: `cloze:${cloze.id}`, text: cloze.text, ...readGaps(cloze.text) }))
    .filter(sentence => playable(sentence, typed))

const cloze = (context: Context, typed: boolean, decoys: (answers: string[][]) => string[]): Rendered => {
  const chosen = draw(context, sentencesOf(context, typed), 5)
  const items = numbered('i', chosen)
  const answers = chosen.flatMap(sentence => sentence.gaps)
  const words = shuffle(context.random, [...answers.map(accepted => accepted[0] ?? ''), ...decoys(answers)])
  const bank = numbered('w', words).map(({ id, item }) => ({ id, text: item }))
  return interactive([
    {
      title: titleOf(context.pack),
      data: {
        engine: 'cloze',
        items: items.map(({ id, item }) => ({ id, parts: item.parts })),
        ...(typed ? {} : { bank }),
      },
      key: {
        engine: 'cloze',
        items: Object.fromEntries(items.map(({ id, item }) => [id, item.gaps])),
        lang: context.pack.lang,
        spelling: context.pack.subject === 'Français',
      },
      uses: chosen.map(sentence => sentence.id),
    },
  ])
}

/** Words to type. */
export const blanks = (context: Context) => cloze(context, true, () => [])

/** Words to choose from a bank, with some that fit nowhere. */
export const dragWords = (context: Context) =>
  cloze(context, false, answers => {
    const taken = new Set(answers.flat().map(answer => answer.toLowerCase()))
    const others = [
      ...sentencesOf(context, false).flatMap(sentence => sentence.gaps.map(accepted => accepted[0] ?? '')),
      ...context.pack.terms.map(term => term.term),
    ]
    const free = [...new Set(others)].filter(word => !taken.has(word.toLowerCase()))
    const decoys = ranked(
      { ...context, wish: { focus: [] } },
      free.map(text => ({ id: text, text })),
    )
    return decoys.slice(0, DECOYS[context.wish.difficulty ?? 'usual']).map(decoy => decoy.text)
  })
