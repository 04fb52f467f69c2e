import { rng } from '@ariane/activities/random'
import { describe, expect, it } from 'vitest'
import { library } from '../library.ts'
import type { Pack } from '../pack.ts'
import type { Context } from './context.ts'
import { makeChoices, makeTasks } from './exercises.ts'

const ASKED = 4
const contextFor = (pack: Pack, seed: number): Context => ({
  pack,
  random: rng(seed),
  wish: { focus: [] },
  used: new Set(),
  seen: new Set(),
  rivals: 0,
})
const WORDS = /^(?:fr|en|de|es)-/
const packs = library().packs.filter(({ generators }) => generators.some(({ name }) => WORDS.test(name)))

describe('exercises on words', () => {
  it('are many', () => expect(packs.length).toBeGreaterThan(90))

  it('have no long answer to type that the statement shows already, and as many questions as before', () => {
    const copied: string[] = []
    const few: string[] = []
    for (const pack of packs)
      for (const seed of [1, 2, 3]) {
        const tasks = makeTasks(contextFor(pack, seed * 7919), ASKED)
        if (tasks.length < ASKED) few.push(`${pack.id}: ${tasks.length}`)
        for (const { question, expected } of tasks)
          if (expected.kind === 'exact' && expected.accepted.every(text => text.length > 12 && question.includes(text)))
            copied.push(question)
      }
    expect(copied).toEqual([])
    expect(few).toEqual([])
  })

  it('say nothing of how to write where the answers are offered', () => {
    const stems = packs.flatMap(pack => makeChoices(contextFor(pack, 7919), ASKED)).map(({ stem }) => stem)
    expect(stems.filter(text => /Choisissez entre|Répondez par|Recopiez-le|en lettres/.test(text))).toEqual([])
    expect(stems.filter(text => !/[?.»:$]\)?$/.test(text))).toEqual([])
  })

  it('offer a reason or a function among others', () => {
    const pack = packs.find(({ id }) => id === 'fr-6-fonctions')
    if (!pack) throw new Error('no functions')
    const long = [1, 2, 3].flatMap(seed => makeChoices(contextFor(pack, seed * 7919), 8))
    expect(long.some(({ options }) => options.some(({ text }) => text.startsWith('complément circonstanciel')))).toBe(
      true,
    )
  })
})
