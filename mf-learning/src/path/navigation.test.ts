import type { PathModule } from '@ariane/shared/contracts/learning'
import { describe, expect, it } from 'vitest'
import { advance, arrive, type Position, start, step, titleAt } from './navigation.ts'

const words = { missing: 'Module non trouvé', end: 'Fin' }
const progress = (state: Record<string, unknown> = {}) => ({ seen: false, done: false, score: null, state })
const text = { title: 'Cours', contentType: 'text', content: 'Bonjour', progress: progress() } as const
const quiz = (
  state: Record<string, unknown> = {},
): Pick<PathModule, 'title' | 'contentType' | 'content' | 'progress'> => ({
  title: 'QCM',
  contentType: 'iframe-h5p',
  content: {
    link: '/frames/activity.html',
    chapters: [
      { id: 'c1', title: 'Les causes' },
      { id: 'c2', title: 'QCM' },
    ],
  },
  progress: progress(state),
})
const modules = [text, quiz(), text]
const at = (slide: number, chapter = 0): Position => ({ slide, chapter })

describe('moving through a path', () => {
  it('goes through the chapters of an interactive module before it leaves it', () => {
    expect(step(modules, at(0), 'next')).toEqual(at(1, 0))
    expect(step(modules, at(1, 0), 'next')).toEqual(at(1, 1))
    expect(step(modules, at(1, 1), 'next')).toEqual(at(2))
  })

  it('goes back into an interactive module by its last chapter', () => {
    expect(step(modules, at(2), 'prev')).toEqual(at(1, 1))
    expect(step(modules, at(1, 1), 'prev')).toEqual(at(1, 0))
    expect(step(modules, at(1, 0), 'prev')).toEqual(at(0))
  })

  it('stays in place before the first slide and after the end', () => {
    expect(step(modules, at(0), 'prev')).toEqual(at(0))
    expect(step(modules, at(2), 'next')).toEqual(at(3))
    expect(step(modules, at(3), 'next')).toEqual(at(3))
    expect(step(modules, at(3), 'prev')).toEqual(at(2))
  })

  it('crosses an interactive module that has no chapter in one step', () => {
    const empty = { ...quiz(), content: { link: '/x', chapters: [] } }
    expect(step([empty, text], at(0), 'next')).toEqual(at(1))
    expect(step([empty, text], at(1), 'prev')).toEqual(at(0))
  })

  it('draws the slides that were visited, where they were left, and the next one', () => {
    const first = arrive(new Map(), at(1, 0))
    expect([...first].sort(([a], [b]) => a - b)).toEqual([
      [1, 0],
      [2, 0],
    ])
    const later = arrive(arrive(first, at(1, 1)), at(2))
    expect([later.get(1), later.get(2), later.get(3), later.get(0)]).toEqual([1, 0, 0, undefined])
  })

  it('resumes at the first chapter without an answer', () => {
    expect(start([text, quiz({ c1: { answer: {}, result: { score: 1 } } })], 1)).toEqual(at(1, 1))
    expect(start([text, quiz({ c1: { answer: {}, result: null } })], 1)).toEqual(at(1, 0))
  })

  it('resumes on an existing slide whatever it is told', () => {
    expect(start(modules, 99)).toEqual(at(2))
    expect(start(modules, -1)).toEqual(at(0))
    expect(start(modules, 0, at(1, 1))).toEqual(at(1, 1))
    expect(start(modules, 0, at(1, 7))).toEqual(at(0))
    expect(start(modules, 0, at(9))).toEqual(at(0))
    expect(start([], 0)).toEqual(at(0))
  })

  it('names the module and its chapter', () => {
    expect(titleAt(modules, at(0), words)).toBe('Cours')
    expect(titleAt(modules, at(1, 0), words)).toBe('QCM\u00a0– Les causes')
    expect(titleAt(modules, at(1, 1), words)).toBe('QCM')
    const sorting = { ...quiz(), title: 'Dans le bon ordre : QCM' }
    expect(titleAt([sorting], at(0, 0), words)).toBe('Dans le bon ordre : Les causes')
    expect(titleAt([sorting], at(0, 1), words)).toBe('Dans le bon ordre : QCM')
    const lesson = { ...quiz(), title: 'Comprendre : Les' }
    expect(titleAt([lesson], at(0, 0), words)).toBe('Comprendre : Les causes')
    expect(titleAt(modules, at(3), words)).toBe('Fin')
    expect(titleAt([], at(0), words)).toBe('Module non trouvé')
  })

  it('advances with every chapter', () => {
    expect([at(0), at(1, 0), at(1, 1), at(2), at(3)].map(here => advance(modules, here))).toEqual([
      0, 0.25, 0.5, 0.75, 1,
    ])
  })
})
