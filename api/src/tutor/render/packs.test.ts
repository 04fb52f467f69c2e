import { PLAYABLE_TYPES } from '@ariane/shared/catalogue'
import { type ActivityAnswer, ActivityData, Block, Interactive } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { judge } from '../judge.ts'
import { AnswerKey } from '../key.ts'
import { isReadOnly } from '../key-reading.ts'
import { library } from '../library.ts'
import { fold } from '../words.ts'
import { renderModule, renderPath } from './index.ts'
import type { Rendered } from './module.ts'
import { expectNoPlaceTold, misplaced, placed } from './placing.samples.ts'
import { answered, expectNoAnswerTold, expectWellJudged, misanswered } from './writing.samples.ts'

const SEEDS = [1, 20_261_121, 2 ** 31 - 1]
const packs = library().packs

/** The answer that the key itself gives. */
const rightAnswer = (key: AnswerKey): ActivityAnswer => {
  switch (key.engine) {
    case 'accordion':
      return { engine: 'accordion' }
    case 'quiz':
      return { engine: 'quiz', chosen: Object.keys(key.options).filter(id => key.options[id]?.correct) }
    case 'cloze':
      return {
        engine: 'cloze',
        gaps: Object.fromEntries(
          Object.entries(key.items).map(([id, gaps]) => [id, gaps.map(accepted => accepted[0] ?? '')]),
        ),
      }
    case 'cards':
      return {
        engine: 'cards',
        typed: Object.fromEntries(Object.entries(key.cards).map(([id, words]) => [id, words[0] ?? ''])),
      }
    case 'match':
      return { engine: 'match', pairs: key.pairs }
    case 'categorize':
    case 'grid':
    case 'table':
    case 'memory':
    case 'mark':
      return placed(key)
    case 'writing':
    case 'dictation':
    case 'speak':
      return answered(key)
    case 'page':
    case 'contents':
    case 'narrated':
    case 'film':
      return { engine: key.engine }
    case 'dialog-cards':
      return { engine: key.engine, known: Object.fromEntries(Object.keys(key.cards).map(id => [id, true])) }
    case 'speed-reading':
      return { engine: key.engine, seconds: 60 }
    default:
      return { engine: key.engine, order: key.order }
  }
}

/** An answer with everything wrong. */
const wrongAnswer = (key: AnswerKey): ActivityAnswer => {
  switch (key.engine) {
    case 'quiz':
      return { engine: 'quiz', chosen: Object.keys(key.options).filter(id => !key.options[id]?.correct) }
    case 'cloze':
      return {
        engine: 'cloze',
        gaps: Object.fromEntries(Object.entries(key.items).map(([id, gaps]) => [id, gaps.map(() => 'zzz')])),
      }
    case 'cards':
      return { engine: 'cards', typed: Object.fromEntries(Object.keys(key.cards).map(id => [id, 'zzz'])) }
    case 'match': {
      const [lefts, rights] = [Object.keys(key.pairs), Object.values(key.pairs)]
      return {
        engine: 'match',
        pairs: Object.fromEntries(
          lefts.map((left, i) => [
            left,
            rights.find(right => right !== rights[i]) ?? rights[(i + 1) % rights.length] ?? '',
          ]),
        ),
      }
    }
    case 'categorize':
    case 'grid':
    case 'table':
    case 'memory':
    case 'mark':
      return misplaced(key)
    case 'writing':
    case 'dictation':
    case 'speak':
      return misanswered(key)
    case 'order':
    case 'timeline':
      return { engine: key.engine, order: [...key.order.slice(1), ...key.order.slice(0, 1)] }
    default:
      return { engine: 'accordion' }
  }
}

/** What the pupil's browser receives would have to be wrong in one of these ways to give a solution away. */
const expectNoSolution = (data: ActivityData, key: AnswerKey) => {
  expectNoPlaceTold(data, key)
  expectNoAnswerTold(data, key)
  if (data.engine === 'order' || data.engine === 'timeline') {
    const shown = data.items.map(item => item.id)
    expect(shown).toEqual([...shown].sort())
    expect('order' in key && key.order).not.toEqual(shown)
  }
  if (data.engine === 'match' && key.engine === 'match') {
    expect(data.left.map(({ id }) => key.pairs[id])).not.toEqual(data.right.map(({ id }) => id))
    expect(new Set(data.right.map(({ text }) => text)).size).toBe(data.right.length)
  }
  if (data.engine === 'cards' && key.engine === 'cards') {
    for (const { id, front, hint } of data.cards) {
      const [term = ''] = key.cards[id] ?? []
      const told = ` ${fold(`${front} ${hint ?? ''}`).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
      if (term.length > 3) expect(told).not.toContain(` ${fold(term)} `)
    }
  }
  if (data.engine === 'cloze' && key.engine === 'cloze') {
    for (const { id, parts } of data.items) expect(parts).toHaveLength((key.items[id]?.length ?? 0) + 1)
    const bank = data.bank?.map(word => word.text)
    const needed = Object.values(key.items)
      .flat()
      .map(([word]) => word)
    if (bank) expect(needed.every(word => bank.includes(word ?? ''))).toBe(true)
  }
  if (data.engine === 'quiz') {
    expect(data.options.every(option => Object.keys(option).sort().join() === 'id,text')).toBe(true)
    expect(new Set(data.options.map(option => option.text)).size).toBe(data.options.length)
  }
}

const expectPlayable = (rendered: Rendered) => {
  if (rendered.contentType === 'text') return expect(String(rendered.content).length).toBeGreaterThan(100)
  if (rendered.contentType === 'module') return expect(Block.array().min(2).parse(rendered.content)).toBeTruthy()
  const { chapters } = Interactive.parse(rendered.content)
  expect(chapters.length).toBeGreaterThan(0)
  expect(Object.keys(rendered.key)).toEqual(chapters.map(chapter => chapter.id))
  for (const { id, title } of chapters) {
    expect(title).not.toBe('')
    const data = ActivityData.parse(rendered.activity?.[id])
    const key = AnswerKey.parse(JSON.parse(JSON.stringify(rendered.key[id])))
    expect(key.engine).toBe(data.engine)
    expectNoSolution(data, key)
    if (key.engine === 'writing') expectWellJudged(key, judge(key, rightAnswer(key)))
    else expect(judge(key, rightAnswer(key))).toMatchObject({ score: 1, correct: true })
    if (!isReadOnly(key.engine)) expect(judge(key, wrongAnswer(key))).toMatchObject({ score: 0, correct: false })
  }
}

describe.each(packs.map(pack => [pack.id, pack] as const))('the pack %s', (_, pack) => {
  it.each(PLAYABLE_TYPES)('gives a playable %s that tells nothing and judges its own answers', type => {
    for (const seed of SEEDS) {
      const rendered = renderModule(type, pack, seed, '')
      expectPlayable(rendered)
      expect(renderModule(type, pack, seed, '')).toEqual(rendered)
    }
  })

  it('never shows the same module twice in a path', () => {
    const twice = PLAYABLE_TYPES.flatMap(type => [type, type]).map(type => ({ type, prompt_generation: '' }))
    const contents = renderPath(pack, 7, twice).map(({ content, activity, speech }) =>
      JSON.stringify([content, activity, speech]),
    )
    expect(new Set(contents).size).toBe(contents.length)
  })
})
