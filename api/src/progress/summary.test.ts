import { describe, expect, it } from 'vitest'
import type { Work } from './ports.ts'
import { countWorks, lastProgress } from './summary.ts'

const work = (id: number, status: Work['status'], day: number, part: Partial<Work> = {}): Work => ({
  id,
  title: `Parcours ${id}`,
  type: 'pedagogical_pathway',
  status,
  percent: 0,
  subject: 'Français',
  chapterId: 'c1',
  activeAt: new Date(Date.UTC(2026, 10, day)),
  ...part,
})

describe('the last progress', () => {
  it('shows what was worked on last first, with its label and its percentage', () => {
    const works = [work(1, 'to_do', 3), work(2, 'generated', 9, { percent: 60 }), work(3, 'done', 5, { percent: 100 })]
    expect(lastProgress(works)).toEqual([
      {
        id: 2,
        title: 'Parcours 2',
        progress: { status: 'in_progress', progress: { progress: { bookProgressPercent: 60 } } },
      },
      {
        id: 3,
        title: 'Parcours 3',
        progress: { status: 'completed', progress: { progress: { bookProgressPercent: 100 } } },
      },
      { id: 1, title: 'Parcours 1', progress: { status: 'to_do', progress: { progress: { bookProgressPercent: 0 } } } },
    ])
  })

  it('leaves out what cannot be opened', () => {
    expect(lastProgress([work(1, 'generating', 3), work(2, 'incomplete_path', 3)])).toEqual([])
  })
})

describe('the totals', () => {
  it('count paths and homework apart, without what could not be made', () => {
    const works = [
      work(1, 'to_do', 1),
      work(2, 'done', 1),
      work(3, 'incomplete_path', 1),
      work(4, 'generated', 1, { type: 'homework' }),
    ]
    expect(countWorks(works)).toEqual({ pedagogical_and_training: 2, homework: 1 })
  })
})
